import { describe, expect, it, vi } from "vitest";
import { Checker } from "../../publish/check/checker.ts";
import { beyondNames } from "./beyond-build.ts";
import { readTexts } from "./document-texts.ts";

vi.setConfig({ testTimeout: 60_000 });

describe("R7 what documents of a newer build name that this one does not know", () => {
  const root = process.cwd();
  const shipped = readTexts(root);
  const checker = new Checker(root);
  /** What is said of documents that are otherwise than those here, as somebody has published them. */
  const said = (others: readonly (readonly [string, string])[]) => {
    const { errors } = checker.check({ overlay: new Map(others), drafting: true });
    return beyondNames(new Map([...shipped, ...others]), errors, known);
  };
  const known = [...shipped.keys()].flatMap((file) => /^widgets\/(.+)\/.+\.schema\.json$/.exec(file)?.[1] ?? []);
  /** A document with something written in place of something else. */
  const otherwise = (of: string, was: string, is: string) => {
    const text = shipped.get(of) ?? "";
    expect(text).toContain(was);
    return [of, text.replace(was, is)] as const;
  };
  const bill = "screens/bill/bill.screen.json";

  it.each<[what: string, others: readonly (readonly [string, string])[], names: string]>([
    ["a verb", [otherwise(bill, '"do": "', '"do": "glow-')], 'verb "glow-set"'],
    [
      "an operator",
      [otherwise("rules/decisions/after-login.decision.json", '"==="', '"glow-to"')],
      'operator "glow-to"',
    ],
    [
      "a value of brands",
      [otherwise("brands/base.brand.json", '"flags": {', '"flags": { "greetMorning": true,')],
      'brand property "flags.greetMorning"',
    ],
    ["a key of screens", [otherwise(bill, '"route"', '"glows": 1, "route"')], 'screen property "glows"'],
    [
      "a name of a list",
      [otherwise(bill, '"header": "plain"', '"header": "glow"')],
      '"glow" as screen property "header"',
    ],
    [
      "a name that reads as a part of the sentence about it",
      [otherwise(bill, '"header": "plain"', '"header": "found glow"')],
      '"found glow" as screen property "header"',
    ],
    ["a kind of document", [["rules/glows/a.glow.json", '{ "id": "a" }']], "documents like rules/glows/a.glow.json"],
  ])("%s", (_, others, names) => {
    expect(said(others)).toBe(
      `it needs an engine that knows ${names}, which this one does not; a newer build can serve it, or the one that it was published with`,
    );
  });

  it("of very many some, and how many more", () => {
    const keys = Array.from({ length: 7 }, (_, at) => `"glow${at}": 1,`).join("");
    expect(said([otherwise(bill, '"route"', `${keys}"route"`)])).toContain('screen property "glow4" and 2 more, which');
  });

  it("nothing of what is sound, nor of what is merely wrong", () => {
    expect(said([])).toBeUndefined();
    expect(said([otherwise(bill, '"route": "/bill",', "")])).toBeUndefined();
    expect(said([otherwise(bill, '"repayment-bill"', '"repayment-bil"')])).toBeUndefined();
  });
});
