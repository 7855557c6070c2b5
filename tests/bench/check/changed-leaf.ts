import { type Node, parseTree } from "jsonc-parser";

/** The text of a document with one of its values changed as somebody types it: a figure more, a letter more. */
export function changedLeaf(text: string, part: number): string {
  const leaves = [...leavesOf(parseTree(text))];
  const leaf = leaves[Math.floor(part * leaves.length)];
  if (!leaf) return text;
  const end = leaf.offset + leaf.length;
  return leaf.type === "number"
    ? `${text.slice(0, leaf.offset)}${String(Number(leaf.value) + 1)}${text.slice(end)}`
    : `${text.slice(0, end - 1)}s"${text.slice(end)}`;
}

function* leavesOf(node: Node | undefined): Generator<Node> {
  if (node?.type === "number" || node?.type === "string") yield node;
  else if (node?.type === "property") yield* leavesOf(node.children?.[1]);
  else for (const inner of node?.children ?? []) yield* leavesOf(inner);
}
