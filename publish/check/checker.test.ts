import fc from "fast-check";
import { expect, it } from "vitest";
import type { Fault } from "../documents/document.ts";
import { readDocuments } from "../documents/read-documents.ts";
import { checkDocuments } from "./check-documents.ts";
import { Checker } from "./checker.ts";
import { formatFault } from "./given/report.ts";

const project = "tests/fixtures/project";
const texts = new Map(readDocuments(project).all.map(({ file, text }) => [file, text]));
const files = [...texts.keys()];

/** Other texts of a file, as whoever edits it leaves it for a while. */
const edits: readonly ((text: string, at: number) => string | null)[] = [
  // A letter is missing in a name.
  (text, at) =>
    text.replace(/"[a-z][\w./-]{2,}"/g, (word, offset: number) => (offset >= at ? word.slice(0, -2) + '"' : word)),
  // Another value, of the same kind or not.
  (text, at) => text.slice(0, at) + text.slice(at).replace(/: (true|false|\d+|"[^"]*")/, ": 7"),
  (text, at) => text.slice(0, at) + text.slice(at).replace(/"([a-z-]+)"/, '"another"'),
  // Half of it is gone.
  (text, at) => text.slice(0, at),
  () => null,
];

it("says after a row of edits what checking everything anew says, line by line", () => {
  const edit = fc.record({
    file: fc.constantFrom(...files),
    how: fc.constantFrom(...edits),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  // One that lives through all rows, as it does where documents are edited all day.
  const checker = new Checker(project);
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), (row) => {
      const overlay = new Map<string, string | null>();
      let last: readonly Fault[] = [];
      for (const { file, how, part } of row) {
        const text = texts.get(file) ?? "";
        overlay.set(file, how(text, Math.floor(text.length * part)));
        last = checker.check({ overlay }).errors;
      }
      expect(last.map(formatFault)).toEqual(checkDocuments(project, { overlay }).errors.map(formatFault));
    }),
    { numRuns: 300, seed: 12 },
  );
}, 300_000);
