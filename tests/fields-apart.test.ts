import { describe, expect, it } from "vitest";
import { readDocuments } from "../publish/documents/read-documents.ts";

interface Node {
  readonly widget?: string;
  readonly use?: string;
  readonly props?: { readonly gap?: number; readonly direction?: string };
  readonly children?: readonly Node[];
}

const { all } = readDocuments(process.cwd());
const parts = new Map(
  all.flatMap(({ kind, data }) => (kind === "part" ? [[(data as { id: string }).id, data as Node] as const] : [])),
);

/** The widgets that a node puts where it stands: its own, or those of the part that it uses. */
const putBy = (node: Node): readonly string[] =>
  node.use === undefined ? [node.widget ?? ""] : (parts.get(node.use)?.children ?? []).flatMap(putBy);

const within = (value: unknown): readonly Node[] => {
  if (Array.isArray(value)) return value.flatMap(within);
  return value !== null && typeof value === "object" ? [value as Node, ...Object.values(value).flatMap(within)] : [];
};

/** What is typed or chosen; what is copied is a field in name alone. */
const isField = (widget: string) => widget.endsWith("-field") && widget !== "copy-field";

describe("K10 fields below each other", () => {
  const columns = all.flatMap(({ file, data }) =>
    within(data)
      .filter(({ widget, props }) => widget === "stack" && !["row", "columns"].includes(props?.direction ?? "column"))
      .filter(({ children = [] }) => children.flatMap(putBy).filter(isField).length > 1)
      .map(({ props }) => ({ file, gap: props?.gap ?? 16 })),
  );

  it("stand 24 apart, wherever a form is", () => {
    expect(columns.length).toBeGreaterThan(12);
    expect(columns.filter(({ gap }) => gap !== 24)).toEqual([]);
  });
});
