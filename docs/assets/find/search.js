// The site's search, as a worker that speaks the theme's protocol: 0 set up, 1 ready, 2 query, 3 result.
// The theme keeps its field, keys and list of results; only the ranking is ours.
"use strict";
const FIELDS = { title: 5, page: 2.5, also: 4, says: 2, prose: 1.2, code: 0.5 };
const STOP = new Set(
  ("a an and are as at be but by can do does for from how i if in into is it its me my not of on or so than that the " +
    "then there this to was what when where which while why will with you your").split(" ")
);
// Words that every page could hold: they count, but little.
const COMMON = new Set("jax jit jitt error fail function array valu call work code us python insid rais problem wrong".split(" "));
let index, sections, known;

// Snake_case, CamelCase and dotted names count as a whole and by their parts.
function tokenize(text) {
  const found = [];
  for (const [word] of text.matchAll(/[\p{L}\p{N}_]+(?:\.[\p{L}\p{N}_]+)*/gu)) {
    found.push(word);
    const parts = word.split(/[._]+|(?<=\p{Ll}|\p{N})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u).filter(Boolean);
    if (parts.length > 1) found.push(...parts);
  }
  return found;
}

// English endings, no more: names keep their letters.
function stem(term) {
  term = term.toLowerCase();
  if (term.length < 2 || STOP.has(term)) return null;
  if (term.length < 5 || /[^a-z]/.test(term)) return term.length > 3 ? term.replace(/(?<=[a-z]{2})s$/, "") : term;
  return term
    .replace(/(?:ies)$/, "y")
    .replace(/(?<=[^s])s$/, "")
    .replace(/(?<=[a-z]{3})(?:ing|ed)$/, "")
    .replace(/(?<=[a-z]{3})ation$/, "at")
    .replace(/(?<=[a-z]{3})e$/, "")
    .replace(/([b-df-hj-km-np-rtv-z])\1$/, "$1");
}

const untagged = (html) => html.replace(/<[^>]*>/g, "").trim();
const plain = (html) => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ").trim();
const decoded = (text) =>
  text.replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&quot;/g, '"').replace(/&#39;/g, "'").replace(/&amp;/g, "&");

function setUp({ docs }) {
  const titles = new Map(docs.map((doc) => [doc.location, doc.title]));
  sections = docs.map((doc, id) => {
    const blocks = doc.text.match(/<pre[^]*?<\/pre>/g) || [];
    const page = doc.location.split("#")[0];
    return {
      id,
      doc,
      root: page,
      title: decoded(untagged(doc.title)),
      page: doc.location === page ? "" : decoded(untagged(titles.get(page) || "")),
      also: doc.also || "",
      says: doc.says || "",
      prose: decoded(plain(doc.text.replace(/<pre[^]*?<\/pre>/g, " "))),
      code: decoded(plain(blocks.join(" "))),
    };
  });
  index = new MiniSearch({
    fields: Object.keys(FIELDS),
    tokenize,
    processTerm: stem,
    searchOptions: {
      boost: FIELDS,
      combineWith: "OR",
      prefix: (term, i, terms) => i === terms.length - 1 && term.length > 2,
      fuzzy: (term) => (term.length > 5 ? 0.2 : false),
      boostTerm: (term) => (COMMON.has(term) ? 0.2 : 1),
      weights: { fuzzy: 0.25, prefix: 0.5 },
      bm25: { k: 1.2, b: 0.6, d: 0.3 },
    },
  });
  index.addAll(sections);
}

function teaser(section, terms) {
  const text = plain(section.doc.text.replace(/<pre[^]*?<\/pre>/g, " "));
  const at = Math.max(0, text.search(marking(terms)));
  const from = at < 120 ? 0 : text.lastIndexOf(" ", at - 60) + 1;
  const cut = text.slice(from, from + 240).replace(/&[#\w]*$/, "");
  return (from ? "… " : "") + marked(cut, terms) + (from + 240 < text.length ? " …" : "");
}

// Text of the index is escaped already; the names of its entities are not for marking.
const marking = (terms) =>
  new RegExp(`(?<![&\\w])(?:${terms.map((t) => t.replace(/[^\p{L}\p{N}_]/gu, "\\$&")).join("|") || "(?!)"})\\w*`, "iu");
const marked = (text, terms) =>
  text.replace(new RegExp(marking(terms), "giu"), (word) => `<mark>${word}</mark>`);

function search(query) {
  const hits = index.search(query.slice(0, 2000));
  const asked = new Map(tokenize(query.slice(0, 2000)).map((word) => [stem(word), word]));
  asked.delete(null);
  const pages = new Map();
  const all = (root) => pages.get(root) || pages.set(root, new Map()).get(root);
  for (const hit of hits.slice(0, 200)) all(sections[hit.id].root).set(hit.id, hit);

  const scored = new Map();
  for (const [root, found] of pages) {
    const [first, ...rest] = [...found.values()].map((hit) => hit.score).sort((a, b) => b - a);
    // A page whose sections answer together beats one lucky section.
    const words = new Set([...found.values()].flatMap((hit) => hit.queryTerms));
    // Lists of pages hold the words of all of them.
    const kind = root.startsWith("pitfalls/") ? 1 : 0.5;
    scored.set(root, kind * (first + 0.15 * rest.slice(0, 4).reduce((a, b) => a + b, 0)) * (0.4 + words.size / (asked.size || 1)));
  }
  // A recorded message beats any words.
  const top = Math.max(1, ...scored.values());
  const matches = known ? explain(query, known).filter((match) => match.exact) : [];
  matches.forEach((match, place) => {
    const root = known.pitfalls[match.pitfall].url;
    const section = sections.find((one) => one.doc.location === `${root}#${match.section}`);
    if (section)
      all(root).set(section.id, { id: section.id, queryTerms: [], terms: [], ...all(root).get(section.id), score: 2 * top });
    scored.set(root, top * (3 - place * 0.01) + (scored.get(root) || 0));
  });

  const order = [...scored].sort((a, b) => b[1] - a[1]).map(([root]) => root);
  const items = order.map((root) => {
    const found = pages.get(root);
    const parent = sections.find((one) => one.doc.location === root);
    const hitsHere = [...found.values()].sort((a, b) => b.score - a.score);
    if (parent && !found.has(parent.id)) hitsHere.push({ id: parent.id, score: 0, queryTerms: [], terms: [] });
    return hitsHere.map((hit) => {
      const section = sections[hit.id];
      const terms = [...new Set(hit.terms)];
      const met = new Set(hit.queryTerms);
      return {
        location: section.doc.location,
        title: marked(untagged(section.doc.title), terms),
        text: teaser(section, terms),
        // The theme marks these on the page it opens.
        terms: Object.fromEntries([...asked].filter(([term]) => met.has(term)).map(([, word]) => [word, true])),
        score: hit.score,
      };
    });
  });
  return { items };
}

// Where a page of the disk stands in for a worker (file://), scripts are found from this one.
const here = typeof document === "undefined" ? "" : document.querySelector("script[src]").src.replace(/[^/]*$/, "");
const ready = (async () => {
  await importScripts(`${here}minisearch.js`, `${here}explain.js`, `${here}../../data/patterns.js`);
  known = self.knownMessages;
})();

addEventListener("message", async ({ data: { type, data } }) => {
  await ready;
  if (type === 0) {
    setUp(data);
    postMessage({ type: 1 });
  } else if (type === 2) {
    postMessage({ type: 3, data: data.trim() ? search(data) : { items: [] } });
  }
});
