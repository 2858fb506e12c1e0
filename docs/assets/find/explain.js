// From a pasted text to the pages that explain it. The same as runner/explain.py, line by line: a test compares them.
"use strict";
(function (scope) {
  const NAMED = /(?:^|[\s:|│])(?:[A-Za-z_]\w*\.)*([A-Z]\w*(?:Error|Exception|Warning|Interrupt|Exit))(?:: ?|$)/;
  const AGAIN = /^(?:[\s:|│])?(?:[A-Za-z_]\w*\.)*([A-Z]\w*(?:Error|Exception|Warning|Interrupt|Exit))(?:: ?|$)/;
  const NOISE = /\x1b\[[0-9;?]*[A-Za-z]|\r/g;
  const CALL = /\b(?:jax|jnp|lax|np|scipy)\.(?:\w+\.)*(\w+)\(/g;
  const WORD = /[A-Za-z_]{2,}/g;
  const FORMER = { XlaRuntimeError: "JaxRuntimeError" };
  const LONGEST = 2000, MOST = 4000, LEAST = 8, CALLED = 0.2;

  const former = (name) => (Object.hasOwn(FORMER, name) ? FORMER[name] : name);
  const words = (text) => (text.match(WORD) || []).map((word) => word.toLowerCase());

  function blocks(text) {
    let lines = text.replace(NOISE, "").split("\n").map((line) => line.slice(0, LONGEST).trim()).filter(Boolean);
    if (lines.length > 2 * MOST) lines = [...lines.slice(0, MOST), ...lines.slice(-MOST)];
    const found = [];
    for (let line of lines) {
      let named = NAMED.exec(line);
      if (named) {
        let rest = line.slice(named.index + named[0].length);
        for (let again; (again = AGAIN.exec(rest)); rest = rest.slice(again[0].length)) named = again;
        found.push([former(named[1]), [rest.trim()]]);
      } else if (found.length && !/^(?:Traceback \(|During handling|The above exception)/.test(line)) {
        found.at(-1)[1].push(line);
      }
    }
    return found.length ? found.reverse() : [["", lines]];
  }

  function holds(line, pieces) {
    let at = 0;
    for (const piece of pieces) {
      at = line.indexOf(piece, at);
      if (at < 0) return false;
      at += piece.length;
    }
    return true;
  }

  const weight = (pieces) => pieces.reduce((sum, piece) => sum + piece.replace(/[^A-Za-z_]/g, "").length, 0);

  const bare = (text) => text.replaceAll("`", "").toLowerCase();

  function part(line, pieces) {
    if (pieces.some((piece) => piece.includes(line))) return true;
    for (const [number, piece] of pieces.entries()) {
      const at = line.indexOf(piece);
      if (at < 0 || (number === 0 && at > 0)) {
        let behind = !line.includes(" ");
        for (let cut = piece.length; cut >= LEAST && !behind; cut--) behind = line.endsWith(piece.slice(0, cut));
        return behind && weight(pieces.slice(0, number)) >= LEAST;
      }
      line = line.slice(at + piece.length).trim();
    }
    return false;
  }

  function mayBe(message, name) {
    const last = message.class.split(".").at(-1);
    return !name || !last || former(last) === name;
  }

  function* near(name, text, given, known) {
    const vocabulary = known.lines.map((line) => new Set(line.pieces.flatMap(words)));
    const spread = new Map();
    for (const own of vocabulary) for (const word of own) spread.set(word, (spread.get(word) || 0) + 1);
    const rare = [...new Set(words(text))].filter((word) => spread.has(word)).sort();
    const sum = (some) => some.reduce((total, word) => total + 1 / spread.get(word), 0);
    const whole = sum(rare);
    for (const message of known.messages) {
      if (!mayBe(message, name)) continue;
      const common = rare.filter((word) => message.lines.some((number) => vocabulary[number].has(word)));
      const score = whole ? sum(common) / whole : 0;
      if (common.length >= 3 && score >= 0.5) yield [message, score];
      else if (name && message.calls.some((call) => given.has(call))) yield [message, CALLED];
    }
  }

  function explain(text, known, most = 5) {
    const best = new Map();
    const given = new Set([...text.matchAll(CALL)].map((match) => match[1]));
    const parts = blocks(text).slice(0, 20);

    function add(message, score, exact, told = true) {
      score *= message.prior * (message.calls.some((call) => given.has(call)) ? 1.1 : 1);
      score = Math.round(score * 1e6) / 1e6;
      const { pitfall, section } = message;
      const [says, but] = told ? [message.says, message.but] : ["", ""];
      if (!best.has(pitfall) || best.get(pitfall).score < score)
        best.set(pitfall, { pitfall, section, score, exact, says, but });
    }

    if (parts.length === 1 && parts[0][1].length === 1) {
      const line = bare(parts[0][1][0]).replace(/[.…: ]+$/, "");
      if (line.includes(" ") && weight([line]) >= LEAST) {
        const whole = known.lines.map(({ pieces }) => part(line, pieces.map(bare)));
        const fit = known.messages.filter((m) => mayBe(m, parts[0][0]) && m.lines.some((number) => whole[number]));
        const sharing = new Set(fit.map((message) => message.pitfall)).size;
        for (const message of fit) {
          const title = bare(known.pitfalls[message.pitfall].title), name = parts[0][0].toLowerCase();
          const named = title.includes(line) || (name && title.includes(name));
          add(message, ((named ? 2 : 1) * weight([line])) / sharing, true);
        }
      }
    }
    parts.forEach(([name, lines], place) => {
      const seen = known.lines.map((line) => lines.some((one) => holds(one, line.pieces)));
      for (const message of known.messages) {
        const found = message.lines.filter((number) => seen[number]);
        if (!found.length || !mayBe(message, name)) continue;
        if (seen[message.lines[0]] || found.some((number) => known.lines[number].share === 1)) {
          const score = found.reduce((total, n) => total + known.lines[n].weight / known.lines[n].share, 0);
          const share = lines.length > 1 ? found.length / message.lines.length : 1;
          add(message, (score * share ** 2) / 25 ** place, true);
        }
      }
    });
    if (!best.size)
      for (const [name, lines] of parts)
        for (const [message, score] of near(name, lines.slice(0, 20).join(" "), given, known)) add(message, score, false, score > CALLED);
    const order = Object.keys(known.pitfalls);
    const ranked = [...best.values()].sort(
      (a, b) => b.score - a.score || order.indexOf(a.pitfall) - order.indexOf(b.pitfall)
    );
    return ranked.filter((match) => match.score >= ranked[0].score / 4).slice(0, most);
  }

  scope.explain = explain;
})(self);
