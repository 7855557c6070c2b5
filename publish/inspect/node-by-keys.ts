import type { Bound, BoundNode } from "../../engine/evaluate.ts";

/** A node on the page: the key by which its list has it, and its widget; of a list that repeats, no widget. */
export interface Step {
  readonly key: string;
  readonly widget?: string | undefined;
}

/** The node to which steps lead from the top of a scene; undefined where the scene is another by now. */
export function nodeByKeys(nodes: readonly Bound[], steps: readonly Step[]): BoundNode | undefined {
  const [step, ...rest] = steps;
  if (!step) return undefined;
  for (const node of nodes) {
    const widget = "in" in node ? undefined : node.widget;
    if (node.key !== step.key || widget !== step.widget) continue;
    if (rest.length === 0) return "in" in node ? undefined : node;
    const found = nodeByKeys(within(node), rest);
    if (found) return found;
  }
  return undefined;
}

/** What shows inside a node, or in its place. */
export const within = (node: Bound): readonly Bound[] =>
  "in" in node ? node.nodes : [...node.children, ...Object.values(node.slots ?? {}).flat(), ...node.fallback];
