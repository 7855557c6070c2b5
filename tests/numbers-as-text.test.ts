import { expect, it } from "vitest";
import { readDocuments } from "../publish/documents/read-documents.ts";

interface Shape {
  readonly type?: unknown;
  readonly wire?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
}

/** Where numbers stand in a shape that are not read where they come as text. */
function unread(shape: Shape, path: string): string[] {
  if (shape.wire !== undefined) return [];
  if (shape.type === "integer" || shape.type === "number") return [path];
  const below = Object.entries(shape.properties ?? {}).flatMap(([name, part]) => unread(part, `${path}.${name}`));
  return shape.items ? [...below, ...unread(shape.items, `${path}[]`)] : below;
}

it("C4 each number of each answer may come as a text", () => {
  const shapes = readDocuments(process.cwd()).all.flatMap(({ kind, file, data }) => {
    if (kind === "entity") return [{ file, shape: data as Shape }];
    return kind === "call" ? [{ file, shape: (data as { response?: Shape }).response ?? {} }] : [];
  });
  expect(shapes.length).toBeGreaterThan(100);
  expect(shapes.flatMap(({ file, shape }) => unread(shape, file))).toEqual([]);
});
