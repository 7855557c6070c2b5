import { inflateSync } from "node:zlib";

/** What a PDF says, a line for each piece of text that was written: what a reader could select and copy. */
export function pdfText(file: Buffer): string {
  const objects = objectsOf(file);
  const letters = new Map<string, ReadonlyMap<number, string>>();
  for (const [id, { head }] of objects) {
    const map = /\/ToUnicode (\d+) 0 R/.exec(head)?.[1];
    if (map) letters.set(id, lettersOf(objects.get(map)?.text ?? ""));
  }
  // Each page names its fonts: /Font << /F2 8 0 R … >>
  const fonts = new Map<string, ReadonlyMap<number, string>>();
  for (const { head } of objects.values())
    for (const [, name = "", id = ""] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const found = letters.get(id);
      if (found) fonts.set(name, found);
    }
  const said: string[] = [];
  for (const { text } of objects.values()) {
    let font: ReadonlyMap<number, string> = new Map();
    for (const [, name, shown] of text.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (name) font = fonts.get(name) ?? new Map();
      else said.push(wordsOf(shown ?? "", font));
    }
  }
  return said.join("\n");
}

function objectsOf(file: Buffer): Map<string, { head: string; text: string }> {
  const raw = file.toString("latin1");
  const found = new Map<string, { head: string; text: string }>();
  for (const { 1: id = "", 2: head = "", index, 0: whole } of raw.matchAll(
    /(\d+) 0 obj\n([\s\S]*?)(?:\nstream\n|\nendobj)/g,
  )) {
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const begin = index + whole.length;
    const packed = whole.endsWith("stream\n") && head.includes("FlateDecode");
    found.set(id, { head, text: packed ? inflateSync(file.subarray(begin, begin + length)).toString("latin1") : "" });
  }
  return found;
}

/** The letters of a font's glyphs: `<0001> <0004> [<0052> <0065> …]`. */
function lettersOf(map: string): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (const [, first = "0", list = ""] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi))
    for (const [at, [, code = ""]] of [...list.matchAll(/<([^>]*)>/g)].entries())
      found.set(
        Number.parseInt(first, 16) + at,
        Buffer.from(code.replaceAll(" ", ""), "hex").swap16().toString("utf16le"),
      );
  return found;
}

function wordsOf(shown: string, font: ReadonlyMap<number, string>): string {
  const glyphs = [...shown.matchAll(/<([0-9a-f]*)>/gi)].flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? []);
  return glyphs.map((glyph) => font.get(Number.parseInt(glyph, 16)) ?? "�").join("");
}
