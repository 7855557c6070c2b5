import { describe, expect, it } from "vitest";
import { appOperators } from "../../lending/operators/index.ts";
import { Compiler } from "../../engine/compile.ts";
import { decide } from "../../engine/evaluate.ts";
import { registerOperators } from "../../engine/expression.ts";
import { readDocuments } from "../../publish/documents/read-documents.ts";
import { saidByAll } from "../../publish/documents/said-by.ts";

registerOperators(appOperators);

const documents = saidByAll("decision", readDocuments(process.cwd()).all);

describe.each(documents)("F6 decision $id", (decision) => {
  const published = new Compiler().decision(decision);
  const cases = decision.cases as readonly { description: string; given: Record<string, unknown>; row: string }[];

  it.each(cases)("F6 $description → $row", ({ given, row }) => {
    expect(decide(published, given).row).toBe(row);
  });

  it("F6 every row, and the undecided branch, is reached by a case", () => {
    const rows = [...decision.rows.map(({ id }) => id), "undecided"];
    expect(new Set(cases.map(({ row }) => row))).toEqual(new Set(rows));
  });

  it("F6 the trace says for each row before the one taken why it lost", () => {
    for (const { given, row } of cases) {
      const { trace } = decide(published, given);
      const last = trace.at(-1);
      if (row !== "undecided") expect(last).toMatchObject({ row, lost: "" });
      expect(trace.slice(0, -1).every(({ lost }) => lost !== "")).toBe(true);
    }
  });
});
