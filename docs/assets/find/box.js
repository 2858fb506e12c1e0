// The paste box: what is pasted is compared in this page, with what the snippets printed. It goes nowhere.
"use strict";
(function () {
  const place = document.querySelector("[data-find]");
  const base = new URL("../../", document.currentScript.src);
  const make = (tag, attributes = {}, ...children) => {
    const node = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
    node.append(...children);
    return node;
  };

  // The messages are fetched when they are needed: a script, since a page of the disk may not fetch.
  let loading;
  const known = () =>
    (loading ||= new Promise((resolve, reject) => {
      const script = make("script", { src: new URL("data/patterns.js", base) });
      script.onload = () => resolve(self.knownMessages);
      script.onerror = () => reject(new Error("data/patterns.js is not there"));
      document.head.append(script);
    }));

  const box = make("textarea", {
    id: "paste", rows: "5", spellcheck: "false", autocomplete: "off", autocapitalize: "off",
    "aria-describedby": "paste-note", placeholder: "Traceback (most recent call last): ...",
  });
  const clear = make("button", { type: "button", class: "md-button find__clear" }, "Clear the box");
  const answer = make("div", { class: "find__answer", role: "status", "aria-live": "polite" });
  place.replaceChildren(
    make("label", { for: "paste" }, "Paste a traceback, a log or one line of it"),
    box,
    make("p", { id: "paste-note", class: "find__note" }, "What you paste stays in this page."),
    clear,
    answer
  );
  clear.hidden = true;

  function shown(match, patterns) {
    const { title, kind, url } = patterns.pitfalls[match.pitfall];
    const item = make("li");
    const link = make("a", { href: new URL(url + (match.section ? `#${match.section}` : ""), base) });
    title.split("`").forEach((part, i) => link.append(i % 2 ? make("code", {}, part) : part));
    item.append(make("span", { class: "find__id" }, match.pitfall), " ", link, " ", make("span", { class: `badge ${kind}` }, make("strong", {}, kind)));
    const why = match.exact ? "JAX printed this on that page: " : "It resembles: ";
    const says = match.says ? [why, make("code", {}, match.says)] : ["The same class of error, raised in the same call."];
    item.append(make("p", { class: "find__why" }, ...says));
    if (match.but) item.append(make("p", { class: "find__but" }, `The message points elsewhere. ${match.but}`));
    return item;
  }

  async function find() {
    const text = whole || box.value;
    clear.hidden = !text;
    if (!text.trim()) return answer.replaceChildren();
    let patterns;
    try {
      patterns = await known();
    } catch (error) {
      return answer.replaceChildren(make("p", {}, `The messages could not be loaded: ${error.message}.`));
    }
    if (text !== (whole || box.value)) return;
    const matches = explain(text, patterns);
    if (!matches.length) {
      const search = make("button", { type: "button", class: "md-button" }, "Search for it");
      search.addEventListener("click", () => {
        const lines = text.trim().split("\n");
        const field = document.querySelector("[data-md-component=search-query]");
        field.value = lines.at(-1).trim().slice(0, 200);
        field.focus();
        field.dispatchEvent(new KeyboardEvent("keyup", { bubbles: true }));
      });
      return answer.replaceChildren(make("p", {}, "No page shows a message like this one."), search);
    }
    const exact = matches.filter((match) => match.exact);
    const list = make("ol", {}, ...(exact.length ? exact : matches).map((match) => shown(match, patterns)));
    const head = exact.length ? [] : [make("p", {}, "No page shows exactly this message. The nearest:")];
    answer.replaceChildren(...head, list);
  }

  // A field with megabytes of text takes seconds to draw: it shows the ends, and all of it is compared.
  const LONG = 100_000;
  let whole = "";
  box.addEventListener("paste", (event) => {
    const text = event.clipboardData.getData("text");
    if (text.length < LONG) return;
    event.preventDefault();
    whole = text;
    box.value = `${text.slice(0, LONG / 10)}\n[...]\n${text.slice(-LONG / 10)}`;
    find();
  });

  let waiting;
  box.addEventListener("focus", () => known().catch(() => {}), { once: true });
  box.addEventListener("input", () => {
    whole = "";
    clearTimeout(waiting);
    waiting = setTimeout(find, 60);
  });
  clear.addEventListener("click", () => {
    box.value = whole = "";
    find();
    box.focus();
  });
  // A reload keeps what was pasted.
  if (box.value) find();
})();
