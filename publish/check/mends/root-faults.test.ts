import { describe, expect, it } from "vitest";
import type { Fault } from "../../documents/document.ts";
import { parseDocument } from "../../documents/parse-document.ts";
import type { Mend } from "./mend.ts";
import { putBack } from "./put-back.ts";
import { rootFaults } from "./root-faults.ts";

const fault = (path: string, code: string): Fault => ({
  file: "a.json",
  line: 1,
  column: 1,
  path,
  code,
  message: path,
});
const root = fault("reads.detail.call", "E303");
const echo = fault("children[0].props.text", "E427");
const other = fault("children[4].use", "E303");
const mend = { file: "a.json", text: "{}", by: root };

describe("what follows from a mistake", () => {
  it.each<[what: string, after: readonly Fault[], told: readonly Fault[]]>([
    ["goes with it", [], [root]],
    ["goes with it, and what does not is told", [other], [root, other]],
    ["is told where the mend does not mend", [root, echo, other], [root, echo, other]],
    ["is told where the mend makes something else wrong", [fault("title", "E420")], [root, echo, other]],
  ])("%s", (_, after, told) => {
    const errors = after.length === 0 ? [root, echo] : [root, echo, other];
    const found = () => ({ errors: after, isTripped: false });
    expect(rootFaults({ errors, isTripped: false, documents: [], mends: [mend], found })).toEqual(told);
  });
});

it.each<[what: string, by: 1 | -1, after: string, told: readonly string[]]>([
  ["behind what is taken out", 1, "rows[2].when", ["rows[1]", "rows[3].when"]],
  ["behind what is put back", -1, "rows[4].when", ["rows[1]", "rows[3].when"]],
  ["elsewhere by then, which is another", 1, "rows[3].when", ["rows[1]", "rows[2].when", "rows[3].when"]],
])("a fault is the same that stands %s", (_, by, after, told) => {
  const [added, below, wrong] = [
    fault("rows[1]", "E303"),
    fault("rows[2].when", "E422"),
    fault("rows[3].when", "E422"),
  ];
  const moving: Mend = { ...mend, by: added, moves: { from: ["rows", 1], by } };
  const found = () => ({ errors: [{ ...wrong, path: after }], isTripped: false });
  const asked = { errors: [added, below, wrong], isTripped: false, documents: [], mends: [moving], found };
  expect(rootFaults(asked).map(({ path }) => path)).toEqual(told);
});

const text = '{ "id": "a", "with": { "min": 1, "max": 2 } }';
const parsed = parseDocument("rule", "rules/a.rule.json", text);
if (!("document" in parsed)) throw new Error("the text is no document");
const { document } = parsed;

describe("what is otherwise than published", () => {
  const there: Fault = { ...fault("with.min", "E390"), file: document.file };
  const told = (expected: string, ...echoes: readonly Fault[]) => {
    const by = { path: ["with", "min"], expected, found: "1" };
    const found = () => ({ errors: [], isTripped: false });
    const mends = [{ file: document.file, text: "{}", by }];
    return rootFaults({ errors: [there, ...echoes], isTripped: false, documents: [document], mends, found });
  };
  const policy = fault("brand", "E660");
  const hidden = fault("children[0].when", "E383");

  it.each<[expected: string, echoes: readonly Fault[], line: string]>([
    ["3", [policy, hidden], "expected 3, as was published, found 1: put it back, for a.json:1 says: children[0].when"],
    ["none", [policy], "expected none, as was published, found 1: take it out, for a.json:1 says: brand"],
  ])(
    "S11 is not offered to be published where that would leave what is disclosed or asked broken: %s",
    (expected, echoes, line) => {
      const code = echoes.at(-1)?.code;
      expect(told(expected, ...echoes)).toEqual([
        { file: document.file, line: 1, column: 31, path: "with.min", code, message: line },
      ]);
    },
  );

  it("is told as that where nothing else but its echoes would be wrong", () =>
    expect(told("3", fault("texts", "E705"))).toEqual([there]));
});

describe("what is put back", () => {
  it.each<[what: string, was: unknown, is: unknown, path: readonly string[], after: string | undefined]>([
    ["a plain value", 3, 1, ["with", "min"], '{ "id": "a", "with": { "min": 3, "max": 2 } }'],
    ["nothing where two things are otherwise", { min: 3, max: 4 }, { min: 1, max: 2 }, ["with"], undefined],
    ["nothing where something else stands by now", 3, 5, ["with", "min"], undefined],
  ])("is %s", (_, was, is, path, after) => {
    const other = { path, expected: "", found: "", changed: { was, is } };
    expect(putBack(document, other)?.text).toBe(after);
  });
});
