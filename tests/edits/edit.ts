import type { Node } from "jsonc-parser";
import type { Document } from "../../publish/documents/document.ts";
import { positionAt } from "../../publish/documents/position.ts";

/** One edit of one file, as somebody makes it who is careless for a moment. */
export interface Edit {
  readonly kind: string;
  readonly file: string;
  /** The file's whole text after it. */
  readonly text: string;
  readonly line: number;
  /** What was done, in a few words. */
  readonly what: string;
  /** What was edited in the new text, or what it was taken from: there it can be mended. */
  readonly within: readonly [start: number, end: number];
  /** What stood there: a fault elsewhere that names something of it leads back here. */
  readonly gone: string;
  /** Of a letter typo: the spelling that is right. */
  readonly right?: string;
}

/** What a kind of edit does to a text: replaces what lies between two offsets. */
interface Replaced {
  readonly at: number;
  readonly length: number;
  readonly by: string;
}

/** Every value of a document, the outermost first, with its key where it has one. */
export interface Placed {
  readonly node: Node;
  readonly key: string | undefined;
  /** The values around it, the nearest first. */
  readonly around: readonly Node[];
}

/** Every value of a document but `$schema` and its root. */
export function placesIn({ tree }: Document): readonly Placed[] {
  const found: Placed[] = [];
  const walk = (node: Node, around: readonly Node[]): void => {
    for (const child of node.children ?? []) {
      const [name, value] = child.type === "property" ? (child.children ?? []) : [undefined, child];
      if (!value || name?.value === "$schema") continue;
      found.push({ node: value, key: name === undefined ? undefined : String(name.value), around: [node, ...around] });
      walk(value, [node, ...around]);
    }
  };
  walk(tree, []);
  return found;
}

/** A key with its value, or the value alone where it has none. */
export const whole = ({ node }: Placed): Node => (node.parent?.type === "property" ? node.parent : node);

export const textOf = ({ text }: Document, { offset, length }: Node): string => text.slice(offset, offset + length);

/** An edit that replaces something of a file, and can be mended within `home`. */
export function edited(
  document: Document,
  { what, home, right }: { readonly what: string; readonly home: Node; readonly right?: string },
  ...replaced: readonly Replaced[]
): Omit<Edit, "kind"> {
  let { text } = document;
  const around = home.parent?.type === "property" ? home.parent : home;
  let longer = 0;
  for (const { at, length, by } of [...replaced].sort((a, b) => b.at - a.at)) {
    text = text.slice(0, at) + by + text.slice(at + length);
    longer += by.length - length;
  }
  const gone = replaced.map(({ at, length }) => document.text.slice(at, at + length)).join(" ");
  const first = Math.min(...replaced.map(({ at }) => at));
  return {
    file: document.file,
    text,
    line: positionAt(document.text, first).line,
    what,
    within: [around.offset, around.offset + around.length + longer],
    gone,
    ...(right !== undefined && { right }),
  };
}

/** Replaces the text of a value. */
export const by = ({ offset, length }: Node, text: string): Replaced => ({ at: offset, length, by: text });

/** A text that is not too long to be read in a line. */
export const short = (text: string): string => {
  const flat = text.replace(/\s+/g, " ");
  return flat.length > 50 ? `${flat.slice(0, 47)}…` : flat;
};
