"""The book: the built site as one PDF, and as a zip that works from disk."""
