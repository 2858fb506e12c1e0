"""What `mkdocs build` and `mkdocs serve` do beyond MkDocs: run the snippets, publish what they are made of."""

import hashlib
import logging
import os
import re
import subprocess
import sys
from html import escape
from pathlib import Path

from markdown import Markdown
from mkdocs.exceptions import Abort
from mkdocs.structure.files import File

log = logging.getLogger("mkdocs.hooks")
serving = False


def root(config):
    """The folder of mkdocs.yml."""
    return Path(config.config_file_path).parent


def on_startup(command, **kwargs):
    """Remember whether this is a preview."""
    global serving
    serving = command == "serve"


def on_pre_build(config):
    """Run the snippets. A failure ends a build; a preview reports it and goes on with what there is.

    RUNNER_DONE=1 skips it, for a build right after `python -m runner run`.
    """
    call = [sys.executable, "-m", "runner", "run"]
    code = 0 if os.environ.get("RUNNER_DONE") == "1" else subprocess.run(call, cwd=root(config)).returncode
    if code and serving:
        # An error would end the preview in strict mode; what is wrong stands above already.
        log.info("python -m runner run failed (exit status %d): the pages may be out of date.", code)
    elif code:
        raise Abort(f"python -m runner run failed (exit status {code}): what to do stands above.")
    config.plugins["mkdocs-jupyter"].config["cache_dir"] = lab_cache(config)


def lab_cache(config):
    """The folder of the notebooks' cache, named by all that they show: the times, the helper, the packages."""
    here = root(config)
    parts = [here / "build/data/times.json", here / "docs/labs/plot.py", here / "requirements.txt"]
    key = hashlib.sha256(b"".join(path.read_bytes() for path in parts) + sys.version.encode()).hexdigest()
    return str(here / "build/cache" / f"labs-{key[:20]}")


def on_files(files, config):
    """Offer every snippet, and every file of build/data, for download."""
    for source, target, pattern in (("snippets", "snippets", "**/*.py"), ("build/data", "data", "*.json")):
        folder = root(config) / source
        for path in sorted(folder.glob(pattern)):
            if "__pycache__" not in path.parts:
                uri = f"{target}/{path.relative_to(folder).as_posix()}"
                files.append(File.generated(config, uri, abs_src_path=str(path)))
    return files


def on_page_markdown(markdown, page, **kwargs):
    """Titles stand in plain places, such as the window's title: no backticks there."""
    if "title" in page.meta:
        page.meta["title"] = page.meta["title"].replace("`", "")


def on_page_content(html, page, **kwargs):
    """Show the words of `also` below the page, where the search finds them.

    A lab keeps the site's style: what its notebook brings, a script from elsewhere among it, is left out.
    Its code and the numbers at its axes are kept out of the search.
    """
    if page.file.src_uri.startswith("labs/"):
        html = re.sub(r"<(style|script|clipboard-copy)\b.*?</\1>", "", html, flags=re.S)
        html = re.sub(r'<div class="clipboard-copy-txt".*?</div>', "", html, flags=re.S)
        html = re.sub(r"<(pre|svg)\b", r"<\1 data-search-exclude", html)
    if also := page.meta.get("also"):
        html += f'\n<p class="also">Also searched for as: {escape(", ".join(map(str, also)))}</p>'
    return html


def on_post_page(output, page, config):
    """Write the page's Markdown, fragments included, beside its HTML.

    Its fences are plain `python`: titles and marked lines mean something to this site alone.
    """
    if page.file.src_uri.endswith(".md"):
        name = "pymdownx.snippets"
        md = Markdown(extensions=[name], extension_configs={name: config.mdx_configs[name]})
        lines = md.preprocessors["snippet"].run(page.markdown.split("\n"))
        lines = [re.sub(r"^(\s*`{3,}\w+) .*$", r"\1", line) for line in lines]
        path = Path(page.file.abs_dest_path).with_name("index.md")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(lines).strip() + "\n", encoding="utf-8")
