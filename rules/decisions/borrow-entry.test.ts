import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Compiler } from "../../engine/compile.ts";
import type { DecisionDocument } from "../../engine/document.ts";
import { decide } from "../../engine/evaluate.ts";

const file = new URL("borrow-entry.decision.json", import.meta.url);
const document: DecisionDocument = JSON.parse(readFileSync(file, "utf8"));
const decision = new Compiler().decision(document);

type Given = Record<string, unknown>;

const safe = "https://guide.example.com/a";
const axes: Record<string, readonly unknown[]> = {
  basicsAuth: [-1, 0, 1, 2, 3],
  refuseFlag: [0, 1, 3, 8, 10, 99],
  refuseCode: [null, "XA04", "A0123"],
  subLoan: [true, false, null],
  installRefuseFlag: [0, 1, 7],
  isHuidus: [0, 1, 5],
  productType: ["sloan", "large", "subloan"],
  guideLink: [safe, "http://guide.example.com/a"],
  preLoan: [
    null,
    { availableBalance: 300000, subAvailableBalance: 0, lowestLimit: 300000 },
    { availableBalance: 299999, subAvailableBalance: 300000, lowestLimit: 300000 },
  ],
};

/** What may come of the call: its kind and status, as the client gives them and as it never should. */
const came: readonly (readonly [kind: string, status: number])[] = [
  ["ok", 0],
  ["ok", 3102],
  ["business", 0],
  ["business", 2712],
  ["business", 3102],
  ["business", -1],
  ["network", -1],
  ["timeout", -1],
  ["offline", -1],
  ["busy", 429],
  ["aborted", 1010101],
  ["contract", -1],
  ["contract", 0],
  ["fault", -1],
];
/** What decides nothing where the lender gave no answer. */
const ofAnswers = ["productType", "guideLink", "preLoan"];
const fixed = { productType: "sloan", guideLink: safe, preLoan: null };

function* product(names = Object.keys(axes), chosen: Given = {}): Generator<Given> {
  const [name, ...rest] = names;
  if (name === undefined) yield chosen;
  else for (const value of axes[name] as readonly unknown[]) yield* product(rest, { ...chosen, [name]: value });
}

const complete = (given: Given): Given => ({
  kind: given.status === 0 ? "ok" : "business",
  message: "",
  allowList: ["guide.example.com"],
  native: false,
  ...given,
});

/** The numbers that the product spec names; any other is one that nobody knows. */
const known: Record<string, readonly unknown[]> = {
  basicsAuth: [-1, 0, 1, 2],
  refuseFlag: [0, 1, 3, 8, 10],
  installRefuseFlag: [0, 1],
  isHuidus: [0, 1],
};

/** The table of the risk decision in docs/product/domain.md (F6), written a second time, plainly. */
function wanted(given: Given): string {
  if (Object.entries(known).some(([name, numbers]) => !numbers.includes(given[name]))) return "undecided";
  const ends = /A0[1-4]$/.test(String(given.refuseCode));
  const refused = given.refuseFlag === 1 || given.refuseFlag === 3;
  const sub = given.productType === "subloan" || refused;
  if (given.kind === "network" || given.kind === "timeout") return "network";
  if (given.kind === "aborted") return "aborted";
  if (given.status === 2712) return "app-only";
  if (given.status !== 0 && ends) return "refused-by-status";
  if (given.status !== 0 || given.kind !== "ok") return "other-status";
  if (given.basicsAuth === 1 || given.basicsAuth === -1) return given.guideLink === safe ? "guide-link" : "guide-home";
  if (given.basicsAuth === 2) return given.isHuidus === 1 ? "huidus" : "credit-first";
  if (ends) return "refused-credit";
  if (given.refuseFlag === 8 || given.refuseFlag === 10) return "refused-guide";
  if (refused && given.subLoan === null) return "undecided";
  if (refused && given.subLoan === false) return "refused-plain";
  if (refused && given.installRefuseFlag === 1) return "refused-install";
  const left = given.preLoan as { availableBalance: number; subAvailableBalance: number } | null;
  if (left === null || (sub ? left.subAvailableBalance : left.availableBalance) < 300000) return "credit-line";
  if (sub) return "sub-loan";
  return given.productType === "large" ? "large" : "proceed";
}

describe("borrow-entry", () => {
  it("R19 the full product of inputs takes exactly the row of the table", () => {
    let count = 0;
    const wrong: unknown[] = [];
    for (const [kind, status] of came) {
      const answered = kind === "ok" && status === 0;
      const names = Object.keys(axes).filter((name) => answered || !ofAnswers.includes(name));
      for (const chosen of product(names, answered ? { kind, status } : { ...fixed, kind, status })) {
        count++;
        const { row } = decide(decision, complete(chosen));
        if (row !== wanted(chosen)) wrong.push({ chosen, row, wanted: wanted(chosen) });
      }
    }
    expect(wrong.slice(0, 3)).toEqual([]);
    const numbers = 5 * 6 * 3 * 3 * 3 * 3;
    expect(count).toBe(numbers * 3 * 2 * 3 + 13 * numbers);
  });

  it.each([undefined, null, Number.NaN, [], {}, "2", true, 1.5])("R18 basicsAuth %o is undecided", (basicsAuth) => {
    const given = complete({ status: 0, refuseFlag: 0, refuseCode: "", installRefuseFlag: 0, isHuidus: 0 });
    expect(decide(decision, { ...given, basicsAuth }).row).toBe("undecided");
  });

  it.each([
    ["XA01", "refused-credit"],
    ["A04", "refused-credit"],
    ["A0123", "proceed"],
    ["A05", "proceed"],
    ["a01", "proceed"],
  ])("R20 refuse code %s takes %s", (refuseCode, row) => {
    const preLoan = { availableBalance: 300000, subAvailableBalance: 300000, lowestLimit: 300000 };
    const given = { status: 0, basicsAuth: 0, refuseFlag: 0, isHuidus: 0, productType: "sloan", preLoan, refuseCode };
    expect(decide(decision, complete(given)).row).toBe(row);
  });

  it("F6 an unknown decision input never proceeds", () => {
    expect(decide(decision, {}).row).toBe("undecided");
  });
});
