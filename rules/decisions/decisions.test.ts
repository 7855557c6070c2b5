import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { appOperators } from "../../lending/operators/index.ts";
import { Compiler } from "../../engine/compile.ts";
import type { DecisionDocument } from "../../engine/document.ts";
import { decide } from "../../engine/evaluate.ts";
import { registerOperators } from "../../engine/expression.ts";
import { wholeCases } from "../../publish/documents/whole-cases.ts";

registerOperators(appOperators);

const documents = readdirSync(new URL(".", import.meta.url))
  .filter((file) => file.endsWith(".decision.json"))
  .map((file): DecisionDocument => wholeCases(JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8"))));

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
