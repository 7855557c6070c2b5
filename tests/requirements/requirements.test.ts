import { describe, expect, it } from "vitest";
import type { Citation } from "./citation.ts";
import { findCitations } from "./find-citations.ts";
import { formatRequirements } from "./format-requirements.ts";
import { leadingIds } from "./ids.ts";
import { readRequirements } from "./read-requirements.ts";
import { resolveIds } from "./resolve-ids.ts";

const short = (citations: readonly Citation[]) => citations.map(({ id, kind, line }) => `${id} ${kind} ${line}`);

describe("a page of docs/product", () => {
  const page = [
    "# Words, B1",
    "- **B4** Style is",
    "  chosen by the pair.",
    "- **R7** later. *Open: no store yet.*",
    "B9",
  ];

  it("defines an id by a line of its own, with the lines that follow it", () => {
    expect(readRequirements("docs/product/a.md", page.join("\n"))).toEqual([
      { id: "B4", text: "Style is\n  chosen by the pair.", file: "docs/product/a.md", line: 2 },
      { id: "R7", text: "later. *Open: no store yet.*", file: "docs/product/a.md", line: 4, open: "no store yet." },
    ]);
  });

  it("cites what it names besides", () => {
    expect(short(findCitations("docs/product/a.md", page.join("\n")))).toEqual(["B1 page 1", "B9 page 5"]);
  });
});

describe("a citation", () => {
  it("is an id in a comment, and a text of the code is none", () => {
    const code = '// Kept (F8,\n// R54).\nconst url = "A4"; /** X1-X6 */ const regex = /B2/;\nconst text = `D1 // D2`;';
    expect(short(findCitations("a.ts", code))).toEqual([
      "F8 comment 1",
      "R54 comment 2",
      "X1 comment 3",
      "X6 comment 3",
    ]);
  });

  it("of a test stands at the head of a title, wherever that is written", () => {
    const code = [
      'it.each([["V5 too much", 1], ["K1"]])("%s", () => expect(phone).toBe("the B2"));',
      "it(`R36 C5 ${runs} runs`, () => undefined); // see D7",
    ].join("\n");
    expect(short(findCitations("a.test.tsx", code))).toEqual([
      "V5 test 1",
      "K1 test 1",
      "R36 test 2",
      "C5 test 2",
      "D7 comment 2",
    ]);
  });

  it("stands in what a document says of itself, and in no other value", () => {
    const text = '{\n  "title": "Bill (E3)",\n  "id": "A5",\n  "because": "Nothing \\"was\\" sent (R42)."\n}';
    expect(short(findCitations("a.json", text))).toEqual(["E3 description 2", "R42 description 4"]);
    expect(short(findCitations("a.cases.json", '{"description": "F1 the tone"}'))).toEqual(["F1 test 1"]);
  });

  it("stands in the comments of a stylesheet", () => {
    expect(short(findCitations("a.css", "/* wide (K7) */\na { color: #A4F; }"))).toEqual(["K7 comment 1"]);
  });

  it("is read whatever its letter", () => {
    expect(short(findCitations("a.ts", "// Kept (Q7, Z3, M12)."))).toEqual([
      "Q7 comment 1",
      "Z3 comment 1",
      "M12 comment 1",
    ]);
  });

  it.each(["E412", "A01", "refuse code A04", "#B4", "S3/bucket", "ACQ01", "H5"])("is not read in %s", (text) => {
    expect(findCitations("a.md", text)).toEqual([]);
  });

  it.each([
    ["R35 R36, C5 a read", ["R35", "R36", "C5"]],
    ["K1", ["K1"]],
    ["X6: says", ["X6"]],
    ["asks R35", []],
    ["A4s are", []],
    ["S2x", []],
  ])("leads %j: %j", (title, ids) => expect(leadingIds(title)).toEqual(ids));
});

describe("what does not resolve", () => {
  const required = (id: string, open?: string) => ({ id, text: "", file: "p.md", line: 1, ...(open ? { open } : {}) });
  const cited = (id: string, kind: Citation["kind"]): Citation => ({ id, kind, file: "a.ts", line: 3, text: "words" });

  it.each([
    ["nothing", [required("B4")], [cited("B4", "test"), cited("B4", "comment")], []],
    ["an id that stands nowhere", [], [cited("B44", "page")], ["a.ts:3: B44 stands nowhere in docs/product: words"]],
    [
      "an id that stands twice",
      [required("B4"), required("B4")],
      [cited("B4", "test")],
      ["p.md:1: B4 stands at p.md:1 already"],
    ],
    ["an id that only a comment names", [required("B4")], [cited("B4", "comment")], ["p.md:1: no test names B4"]],
    ["nothing of what is open", [required("R7", "later")], [], []],
    [
      "what is open and proven",
      [required("R7", "later")],
      [cited("R7", "test")],
      ["p.md:1: R7 is open, and yet a test names it"],
    ],
  ])("%s", (_, requirements, citations, wrong) => expect(resolveIds(requirements, citations)).toEqual(wrong));
});

it("prints what an id says, the tests that name it, and how many have none", () => {
  const requirements = [
    { id: "B4", text: "Style by the pair.", file: "p.md", line: 1 },
    { id: "R7", text: "Later.", file: "p.md", line: 2, open: "no store" },
  ];
  const citations: Citation[] = [
    { id: "B4", kind: "test", file: "a.test.ts", line: 3, text: "B4 is told" },
    { id: "B4", kind: "comment", file: "a.ts", line: 9, text: "told" },
  ];
  expect(formatRequirements(requirements, citations).split("\n")).toEqual([
    "B4  Style by the pair.",
    "  1 test; named 1 × elsewhere",
    "    a.test.ts:3  B4 is told",
    "",
    "R7  Later.",
    "  0 tests, open; named 0 × elsewhere",
    "",
    "2 ids; 1 without a test: R7 (open)",
  ]);
});
