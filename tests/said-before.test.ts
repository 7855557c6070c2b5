import { describe, expect, it } from "vitest";
import { readDocuments } from "../publish/documents/read-documents.ts";

const { all } = readDocuments(process.cwd());

interface Step {
  readonly do?: unknown;
  readonly with?: { readonly path?: unknown; readonly value?: unknown };
}

/** All lists of steps below a value, and all other lists with them. */
function listsIn(value: unknown): readonly (readonly Step[])[] {
  if (Array.isArray(value)) return [value as readonly Step[], ...value.flatMap(listsIn)];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(listsIn) : [];
}

const clears = (step: Step) =>
  step.do === "set" && step.with?.path === "screen.problem" && (step.with.value ?? null) === null;

describe("what the lender said of what was sent before", () => {
  const lists = all.flatMap(({ file, data }) => listsIn(data).map((steps) => ({ file, steps })));
  const sends = lists.filter(({ steps }) => steps.some((step) => step?.do === "validate") && steps.some(clears));

  it("is taken away before the form is checked, whose own message would stand beside it", () => {
    expect(sends.length).toBeGreaterThan(8);
    const late = sends.filter(
      ({ steps }) => steps.findIndex(clears) > steps.findIndex((step) => step?.do === "validate"),
    );
    expect(late.map(({ file }) => file)).toEqual([]);
  });
});
