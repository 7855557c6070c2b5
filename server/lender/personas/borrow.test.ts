import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { Compiler } from "../../../engine/compile.ts";
import type { DecisionDocument } from "../../../engine/document.ts";
import { decide, resolveValue } from "../../../engine/evaluate.ts";
import { scopeReader } from "../../../engine/expression.ts";
import { openPersonaLender, type PersonaLender } from "../../testing/persona-lender.ts";

// Hashing is slow on purpose, and slower on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let lender: PersonaLender;
beforeAll(async () => {
  lender = await openPersonaLender();
}, 60_000);
afterAll(() => lender.close());

const read = <T>(path: string) => JSON.parse(readFileSync(path, "utf8")) as T;
const borrow = read<DecisionDocument>("rules/decisions/borrow.decision.json");
const compiler = new Compiler();
const entry = compiler.decision(read<DecisionDocument>("rules/decisions/borrow-entry.decision.json"));
const brand = read<object>("brands/base.brand.json");

const [askRow] = borrow.rows.filter(({ id }) => id === "ask") as [DecisionDocument["rows"][number]];

interface DecideStep {
  do: string;
  with: { decision: string; inputs: unknown };
}
interface AskStep {
  ok: DecideStep[];
  fail: DecideStep[];
}

/** Presses 'borrow' as a persona: the app's own documents turn the lender's answer into the decision's inputs. */
async function press(number: number, productType: string) {
  const answer = await (await lender.as(number)).call("risk-auth", { productType, pageId: "index" });
  const [ask] = askRow.then as unknown as [AskStep];
  const step = (answer.status === 0 ? ask.ok : ask.fail).find(({ do: verb }) => verb === "decide");
  const result = answer.status === 0 ? answer.content : { kind: "business", ...answer };
  const reader = scopeReader({ result, brand, inputs: { productType }, env: { native: false } });
  const inputs = resolveValue(compiler.value(step?.with.inputs ?? null), { reader, text: (key) => key });
  return decide(entry, inputs as Record<string, unknown>);
}

describe("F6 where 'borrow' leads each persona", () => {
  it.each([
    [2, "sloan", "proceed"],
    [2, "large", "large"],
    [3, "sloan", "proceed"],
    [4, "sloan", "proceed"],
    [5, "sloan", "refused-credit"],
    [6, "sloan", "refused-credit"],
    [7, "sloan", "refused-by-status"],
    [8, "sloan", "refused-by-status"],
    [9, "sloan", "refused-plain"],
    [10, "sloan", "sub-loan"],
    [11, "sloan", "refused-install"],
    [12, "sloan", "refused-guide"],
    [13, "sloan", "refused-guide"],
    [14, "sloan", "guide-link"],
    [15, "sloan", "guide-home"],
    [16, "sloan", "huidus"],
    [18, "sloan", "credit-line"],
    [19, "sloan", "app-only"],
  ])("persona %d, %s: %s, and the trace says why", async (number, productType, row) => {
    const { row: taken, trace, because } = await press(number, productType);
    expect(taken, JSON.stringify(trace.at(-1))).toBe(row);
    expect(because).not.toBe("");
    expect(trace.slice(0, -1).every(({ lost }) => lost !== "")).toBe(true);
  });
});
