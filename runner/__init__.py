"""Executes snippets, records what they did and renders it as Markdown fragments."""
