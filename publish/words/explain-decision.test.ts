import { describe, expect, it } from "vitest";
import { registerOperators } from "../../engine/expression.ts";
import { appOperators } from "../../lending/operators/index.ts";
import { readDocuments } from "../documents/read-documents.ts";
import { saidByAll } from "../documents/said-by.ts";
import { explainDecision } from "./explain-decision.ts";

registerOperators(appOperators);
const decisions = saidByAll("decision", readDocuments(process.cwd()).all);

function decisionOf(name: string) {
  const found = decisions.find(({ id }) => id === name);
  if (!found) throw new Error(`no decision ${name}`);
  return found;
}

/** What the lender says of persona 09 (docs/product/domain.md): nothing but refuseFlag 1 stands against him. */
const persona09 = {
  kind: "ok",
  status: 0,
  basicsAuth: 0,
  refuseFlag: 1,
  refuseCode: "",
  installRefuseFlag: 0,
  isHuidus: 0,
  subLoan: false,
  productType: "sloan",
  allowList: [],
  native: false,
};

describe("the risk decision", () => {
  it("F6 refuses persona 09 by refuseFlag 1 without sub-loans, and says of each row before why it is not that", () => {
    const { row, rows, odd, left } = explainDecision(decisionOf("borrow-entry"), persona09);
    expect({ row, odd, left }).toEqual({ row: "refused-plain", odd: undefined, left: 6 });
    expect(rows.map(({ id, came }) => [id, came])).toEqual([
      ["network", "false"],
      ["aborted", "false"],
      ["app-only", "false"],
      ["consent", "false"],
      ["refused-by-status", "false"],
      ["other-status", "false"],
      ["guide-link", "false"],
      ["guide-home", "false"],
      ["huidus", "false"],
      ["credit-first", "false"],
      ["refused-credit", "false"],
      ["refused-guide", "false"],
      ["refused-plain", "true"],
    ]);
    expect(rows.at(-1)?.condition?.parts.flatMap(({ saw }) => saw)).toEqual([
      { path: "refuseFlag", value: 1 },
      { path: "subLoan", value: false },
    ]);
  });

  it("F6 takes the last row when no condition holds, which has none", () => {
    const preLoan = { availableBalance: 5_000_000, lowestLimit: 300_000 };
    const { row, rows, left } = explainDecision(decisionOf("borrow-entry"), { ...persona09, refuseFlag: 0, preLoan });
    expect({ row, left, last: rows.at(-1) }).toEqual({
      row: "proceed",
      left: 0,
      last: { id: "proceed", because: "Nothing stands against it.", came: "true" },
    });
  });

  it("F6 R18 is undecided where a value is missing, at the row that needs it", () => {
    const { row, rows } = explainDecision(decisionOf("borrow-entry"), { ...persona09, basicsAuth: null });
    expect(row).toBe("undecided");
    expect(rows.at(-1)).toMatchObject({ id: "guide-link", came: "odd" });
  });

  it("F6 R18 asks no row of a value that its input cannot have", () => {
    expect(explainDecision(decisionOf("borrow-entry"), { ...persona09, refuseFlag: 99 })).toMatchObject({
      row: "undecided",
      odd: "refuseFlag is none of 0, 1, 3, 8, 10",
      rows: [],
      left: 19,
    });
  });
});

describe("what is explained is what the engine does", () => {
  it.each(decisions.map((decision) => [decision.id, decision] as const))("F6 in each case of %s", (_, decision) => {
    for (const { given, row, description } of decision.cases) {
      const explained = explainDecision(decision, given);
      const last = explained.rows.at(-1);
      const wanted = row === "undecided" ? (last === undefined ? undefined : "odd") : "true";
      expect({ description, row: explained.row, last: last?.came }).toEqual({ description, row, last: wanted });
      expect(explained.rows.slice(0, -1).every(({ came }) => came === "false")).toBe(true);
    }
  });
});
