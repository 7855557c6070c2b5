import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { readDocuments } from "../documents/read-documents.ts";
import { checkDocuments } from "./check-documents.ts";
import { type Checked, Checker } from "./checker.ts";
import { formatFault } from "./given/report.ts";

const project = "tests/fixtures/project";

/** An entity, and the call whose answer is made of it: the small project has none. */
const entity = "schemas/entities/fee.schema.json";
const quote = "api/lender/quote.call.json";
const fee = `{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "Fee",
  "description": "A fee of a loan.",
  "type": "object",
  "properties": {
    "name": { "type": "string", "description": "What it is for." },
    "amount": { "type": "integer", "wire": "money", "description": "How much it is." }
  },
  "required": ["name", "amount"]
}
`;
const withFees = readFileSync(join(project, quote), "utf8").replace(
  /"items": \{[\s\S]*?\n {8}\}/,
  '"items": { "$ref": "../../schemas/entities/fee.schema.json" }',
);
const laid = new Map([
  [entity, fee],
  [quote, withFees],
]);

/** The schemas of documents, where they can be edited. */
const schemas = mkdtempSync(join(tmpdir(), "schemas-"));
cpSync("schemas", schemas, { recursive: true });
afterAll(() => rmSync(schemas, { recursive: true, force: true }));
const written = ["brand", "call", "common", "dialog", "entity", "names", "screen", "widget"].map(
  (kind) => `${kind}.schema.json`,
);

const texts = new Map([
  ...readDocuments(project, laid).all.map(({ file, text }) => [file, text] as const),
  ...written.map((file) => [file, readFileSync(join("schemas", file), "utf8")] as const),
]);

/** Other texts of a file, as whoever edits it leaves it for a while. */
const edits: readonly ((text: string, at: number) => string | null)[] = [
  // A letter is missing in a name.
  (text, at) =>
    text.replace(/"[a-z][\w./-]{2,}"/g, (word, offset: number) => (offset >= at ? word.slice(0, -2) + '"' : word)),
  // Another value, of the same kind or not.
  (text, at) => text.slice(0, at) + text.slice(at).replace(/: (true|false|\d+|"[^"]*")/, ": 7"),
  (text, at) => text.slice(0, at) + text.slice(at).replace(/"([a-z-]+)"/, '"another"'),
  // A figure of its own kind, a type that is another one, a name that is asked for no longer.
  (text, at) => text.slice(0, at) + text.slice(at).replace(/: (\d+)/, ": 1$1"),
  (text, at) => text.slice(0, at) + text.slice(at).replace('"type": "string"', '"type": "integer"'),
  (text, at) => text.slice(0, at) + text.slice(at).replace(/"required": \[[^\]]*\],?\s*/, ""),
  // Half of it is gone.
  (text, at) => text.slice(0, at),
  () => null,
];

/** So many times more rows are tried, of another seed: `CHECKED_ROWS=20 CHECKED_SEED=7`. */
const more = Number(process.env.CHECKED_ROWS ?? 1);
const seed = Number(process.env.CHECKED_SEED ?? 12);

const told = ({ errors, warnings }: Checked) => [...errors, ...warnings].map(formatFault);

/** What becomes of a file besides: it is put back as it was, or has another beside it that says the same. */
const others = ["as it was", "once more"] as const;

/** What checking says after each row of edits, of files among these, beside what checking everything anew says. */
function holds(files: readonly string[], numRuns: number, codes: number): void {
  const edit = fc.record({
    file: fc.constantFrom(...files),
    how: fc.constantFrom(...edits, ...others),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  // One that lives through all rows, as it does where documents are edited all day.
  const checker = new Checker(project, schemas);
  const said = new Set<string>();
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), (row) => {
      const overlay = new Map<string, string | null>(laid);
      let last: readonly string[] = [];
      try {
        for (const { file, how, part } of row) {
          const text = texts.get(file) ?? "";
          const edited = typeof how === "string" ? text : how(text, Math.floor(text.length * part));
          if (how === "once more") overlay.set(file.replace(/([^/]+?)(\.[^/]+)$/, "$1-again$2"), text);
          else if (written.includes(file)) writeFileSync(join(schemas, file), edited ?? "");
          else overlay.set(file, edited);
          last = told(checker.check({ overlay }));
        }
        const whole = checkDocuments(project, { overlay, schemas });
        expect(last).toEqual(told(whole));
        for (const { code } of whole.errors) said.add(code);
      } finally {
        for (const file of written) writeFileSync(join(schemas, file), texts.get(file) ?? "");
      }
    }),
    { numRuns: numRuns * more, seed },
  );
  // They were not all of one kind.
  expect(said.size).toBeGreaterThan(codes);
}

it(
  "says after a row of edits what checking everything anew says, line by line",
  () => {
    holds(
      [...texts.keys()].filter((file) => !written.includes(file)),
      300,
      15,
    );
  },
  300_000 * more,
);

it(
  "says so after edits of schemas: of widgets, of entities, of brands and other documents",
  () => {
    const widgets = [...texts.keys()].filter((file) => /^widgets\/.*\.schema\.json$/.test(file));
    expect(widgets.length).toBeGreaterThan(3);
    holds([...widgets, ...widgets, entity, entity, quote, ...written], 60, 7);
  },
  300_000 * more,
);

it("looks no further in pieces at what is not of its form, and says so", () => {
  // Of this project's own documents: what they are held to is published.
  const checker = new Checker(".");
  const nothing = (file: string, at: RegExp) => {
    const text = readFileSync(file, "utf8");
    expect(text).toMatch(at);
    const overlay = new Map([[file, text.replace(at, (_, key: string) => `${key}null`)]]);
    for (const _ of checker.pieces(overlay));
    return checker.check({ overlay }).errors.map((error) => `${error.file} ${error.path} ${error.code}`);
  };
  for (const [file, at, path] of [
    ["schemas/entities/notice.schema.json", /("content": )\{[^}]*\}/, "properties.content"],
    ["api/message/message-read.call.json", /("userGid": )\{[^}]*\}/, "request.properties.userGid"],
    ["rules/validation/pin.rule.json", /("checks": )\[[\s\S]*?\n {2}\]/, "checks"],
  ] as const)
    expect(nothing(file, at)).toEqual([`${file} ${path} E203`]);
});
