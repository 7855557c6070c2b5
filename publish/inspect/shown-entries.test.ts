import { expect, it } from "vitest";
import { registerOperators } from "../../engine/expression.ts";
import { appOperators } from "../../lending/operators/index.ts";
import { readDocuments } from "../documents/read-documents.ts";
import { schemasOf } from "../reference/schemas-of.ts";
import { boundScene } from "./bound-scene.ts";
import type { Step } from "./node-by-keys.ts";
import { shownEntries } from "./shown-entries.ts";

registerOperators(appOperators);
const documents = readDocuments(process.cwd()).all;
const schemas = schemasOf(process.cwd());
const pair = { business: "716", channel: "104" };
const scene = { kind: "screen" as const, id: "index" };
const order = ["credit", "product", "bill", "loan", "info", "banner", "active", "private"];

/** The steps to the first node of home that came of an entry of its order. */
function stepsTo(entry: string): readonly Step[] {
  const { nodes, originOf } = boundScene(documents, pair, scene);
  const visit = (list: typeof nodes, above: readonly Step[]): readonly Step[] | undefined => {
    for (const node of list) {
      if ("in" in node) continue;
      const steps = [...above, { key: node.key, widget: node.widget }];
      if (originOf(node)?.order?.entry === entry) return steps;
      const found = visit(node.children, steps);
      if (found) return found;
    }
    return undefined;
  };
  return visit(nodes, []) ?? [];
}

it("says of each entry of home whether something of it is on the page", () => {
  const told = shownEntries(documents, schemas, { ...pair, scene, nodes: [stepsTo("credit"), [{ key: "nowhere" }]] });
  expect(told.map(({ entry }) => entry).sort()).toEqual([...order].sort());
  expect(told.every(({ of }) => of === "home")).toBe(true);
  expect(told.filter(({ shows }) => shows)).toEqual([{ of: "home", entry: "credit", shows: true, when: [] }]);
});

it("says under what an entry would show that does not", () => {
  const [credit] = shownEntries(documents, schemas, { ...pair, scene, nodes: [] }).filter(
    ({ entry }) => entry === "credit",
  );
  expect(credit?.shows).toBe(false);
  expect(credit?.when[0]).toBe("the situation is new (nothing of the credit information is filled in)");
});

it("a screen on which no order stands has no entries", () => {
  expect(shownEntries(documents, schemas, { ...pair, scene: { kind: "screen", id: "login" }, nodes: [] })).toEqual([]);
});
