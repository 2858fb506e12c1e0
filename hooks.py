"""What `mkdocs build` and `mkdocs serve` do beyond MkDocs: run the snippets, publish what they are made of."""

import hashlib
import json
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
# Address of a page -> other words for it.
alsos = {}


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
    config.plugins["redirects"].config["redirect_maps"] = lasting(config)


def lasting(config):
    """Addresses that stay: /T1/ for a pitfall, /errors/NAME/ for the class of an exception or a warning."""
    known = json.loads((root(config) / "build/data/patterns.json").read_text(encoding="utf-8"))
    names = sorted({m["class"].split(".")[-1] for m in known["messages"] if m["class"]})
    pages = {f"{name}.md": f"{about['url'].rstrip('/')}.md" for name, about in known["pitfalls"].items()}
    return pages | {f"errors/{name}.md": f"errors.md#{name}" for name in names}


def lab_cache(config):
    """The folder of the notebooks' cache, named by all that they show: the times, the helper, the packages."""
    here = root(config)
    parts = [here / "build/data/times.json", here / "docs/labs/plot.py", here / "requirements.txt"]
    key = hashlib.sha256(b"".join(path.read_bytes() for path in parts) + sys.version.encode()).hexdigest()
    return str(here / "build/cache" / f"labs-{key[:20]}")


def on_files(files, config):
    """Offer every snippet, and every file of build/data, for download."""
    for source, target, pattern in (("snippets", "snippets", "**/*.py"), ("build/data", "data", "*.js*")):
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
    """Show the words of `also` below the page.

    A lab keeps the site's style: what its notebook brings, a script from elsewhere among it, is left out.
    Its code and the numbers at its axes are kept out of the search.
    """
    if page.file.src_uri.startswith("labs/"):
        html = re.sub(r"<(style|script|clipboard-copy)\b.*?</\1>", "", html, flags=re.S)
        html = re.sub(r'<div class="clipboard-copy-txt".*?</div>', "", html, flags=re.S)
        html = re.sub(r"<(pre|svg)\b", r"<\1 data-search-exclude", html)
    # What older versions printed is found by its messages; the whole outputs would only fill the search.
    html = html.replace('<details class="note">', '<details class="note" data-search-exclude>')
    if also := page.meta.get("also"):
        html += f'\n<p class="also" data-search-exclude>Also searched for as: {escape(", ".join(map(str, also)))}</p>'
    return html


def with_own_search(output):
    """The theme's page with our worker in place of its own: same field, same keys, another ranking."""
    return re.sub(r"assets/javascripts/workers/search\.\w+\.min\.js", "assets/find/search.js", output)


def on_post_template(output_content, template_name, config):
    """Pages without Markdown, such as 404.html, search like the others."""
    return with_own_search(output_content) if template_name.endswith(".html") else output_content


def on_post_page(output, page, config):
    """Write the page's Markdown, fragments included, beside its HTML.

    Its fences are plain `python`: titles and marked lines mean something to this site alone.
    """
    alsos[page.url] = ", ".join(map(str, page.meta.get("also", [])))
    if page.file.src_uri.endswith(".md"):
        name = "pymdownx.snippets"
        md = Markdown(extensions=[name], extension_configs={name: config.mdx_configs[name]})
        lines = md.preprocessors["snippet"].run(page.markdown.split("\n"))
        lines = [re.sub(r"^(\s*`{3,}\w+) .*$", r"\1", line) for line in lines]
        path = Path(page.file.abs_dest_path).with_name("index.md")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(lines).strip() + "\n", encoding="utf-8")
    return with_own_search(output)


def on_post_build(config):
    """Complete the search and write what programs read."""
    site = Path(config.site_dir)
    fill_search(site)
    for_machines(site, config)


def for_machines(site, config):
    """Write llms.txt, a list of the pages' Markdown, and llms-full.txt, all of it in one file."""
    base = (config.site_url or "").rstrip("/")
    head = f"# {config.site_name}\n\n> {config.site_description}\n"
    groups = {}
    for one in json.loads((site / "data" / "pitfalls.json").read_text(encoding="utf-8")):
        groups.setdefault(one["group"], []).append(one)
    lists, whole = [head], [head]
    for group, found in groups.items():
        lines = [f"- [{p['id']} {p['title']}]({base}/{p['url']}index.md): {p['kind']}" for p in found]
        lists.append(f"## {group.capitalize()}\n\n" + "\n".join(lines) + "\n")
        whole += [(site / p["url"] / "index.md").read_text(encoding="utf-8") for p in found]
    (site / "llms.txt").write_text("\n".join(lists), encoding="utf-8")
    (site / "llms-full.txt").write_text("\n".join(whole), encoding="utf-8")


def fill_search(site):
    """Add to the search what weighs more than prose: other words for a page, and the messages it shows."""
    path = site / "search" / "search_index.json"
    index = json.loads(path.read_text(encoding="utf-8"))
    known = json.loads((site / "data" / "patterns.json").read_text(encoding="utf-8"))
    says = {}
    for message in known["messages"]:
        lines = [" ".join(known["lines"][number]["pieces"]) for number in message["lines"]]
        place = f"{known['pitfalls'][message['pitfall']]['url']}#{message['section']}"
        says.setdefault(place, {}).update(dict.fromkeys([message["class"], *lines]))
    for doc in index["docs"]:
        if also := alsos.get(doc["location"]):
            doc["also"] = also
        if found := says.get(doc["location"]):
            doc["says"] = " ".join(filter(None, found))
    path.write_text(json.dumps(index, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")
