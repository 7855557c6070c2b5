import { findNodeAtLocation, parseTree } from "jsonc-parser";
import { changesOf } from "../../../publish/compare/changes.ts";
import { entries } from "../../../publish/documents/entries.ts";
import { canonical, type Json, jsonOf } from "../../../publish/documents/json.ts";
import { withValue } from "../../../publish/edit/with-value.ts";
import { type Rewriting, writeIfRight } from "../../../publish/edit/write-if-right.ts";
import { isSame } from "../../../publish/studio/brand-sheet.ts";
import type { NotUndone, Saved } from "../../../publish/studio/questions.ts";
import { type DeskDocuments, markOf } from "./desk-documents.ts";
import type { Answer, Undoing } from "./desk-messages.ts";
import { textOf } from "./text-of.ts";

/**
 * Takes an edit back, with all that it wrote besides or not at all: a file that is as it left it is as it found it again,
 * to the byte; in one that was edited since, its values alone go back, where nobody has set another since. A file that
 * says then what it said once is written as it was then, in whatever order edits are taken back.
 */
export async function answerUndo(desk: DeskDocuments, undoing: Undoing): Promise<Answer<Saved>> {
  const { file, of } = undoing;
  const theirs = textOf(desk, file);
  const all: Rewriting[] = [];
  for (const one of [undoing, ...(undoing.besides ?? [])]) {
    const before = one === undoing ? theirs : textOf(desk, one.file);
    const text = textBack(one, before);
    if (typeof text === "object") return { told: { is: "conflict", theirs, how: text.not } };
    all.push({ file: one.file, before, text });
  }
  if (all.every(({ before, text }) => before === text)) return { told: { is: "as it was" } };
  const { wording } = desk;
  const done = writeIfRight(desk.root, desk.checker, desk.checked(), all, { wording });
  if (done.is === "refused") return { told: { is: "refused", marks: done.faults.map(markOf) } };
  if (done.is === "overtaken") return { told: { is: "conflict", theirs, how: "otherwise" } };
  const [business, channel] = of?.pair.split("-") ?? [];
  if (business !== undefined && channel !== undefined) await desk.edited({ business, channel }, done.after);
  const said = done.said();
  const [own = { file, before: theirs, text: undefined }, ...besides] = all;
  return { told: { is: "written", edit: 0, said }, deed: { ...own, besides, ...(of && { of }), said } };
}

function textBack(
  { before, text, of, earlier = [], setAgain = false }: Omit<Undoing, "besides">,
  now: string | undefined,
): string | undefined | { readonly not: NotUndone } {
  const paths = of ? [of.path] : changedPaths(before, text);
  const saysAs = (other: string | undefined) =>
    paths ? paths.every((path) => isSame(valueIn(now, path), valueIn(other, path))) : now === other;
  const isAsBefore = saysAs(before);
  // Even to the same: that one is taken back first.
  if (setAgain) return { not: isAsBefore ? "as before" : "set again" };
  if (now === text) return before;
  // By somebody's hand: nothing is left of it.
  if (isAsBefore) return now;
  if (!paths || !saysAs(text)) return { not: "otherwise" };
  const bare = now ?? bareOf(before ?? text);
  if (bare === undefined) return undefined;
  return asItWas(
    paths.reduce((left, path) => withValue(left, path, valueIn(before, path)), bare),
    earlier,
  );
}

/** The values that a document says otherwise, written as a whole; undefined where one has no place of its own, or none is. */
function changedPaths(
  before: string | undefined,
  text: string | undefined,
): readonly (readonly string[])[] | undefined {
  if (before === undefined || text === undefined) return undefined;
  const changes = changesOf(jsonOf(before), jsonOf(text)).map((change) => ({
    ...change,
    path: change.path.split("."),
  }));
  // Of a list, or of a key that has a dot in it, that is no path.
  const isPlaced = changes.every(
    ({ path, before: was, after: is }) => isSame(valueIn(before, path), was) && isSame(valueIn(text, path), is),
  );
  return isPlaced && changes.length > 0 ? changes.map(({ path }) => path) : undefined;
}

/** A layer that says nothing: what one that is gone began with. */
function bareOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const said = Object.keys(entries(jsonOf(text))).filter((key) => !isIdentity(key));
  return said.reduce((left, key) => withValue(left, [key], undefined), text);
}

const isIdentity = (key: string): boolean => key === "$schema" || key === "id";

/** The oldest text of a file that says the same; of one that says nothing, that there was none, where there was none. */
function asItWas(text: string, earlier: readonly (string | null)[]): string | undefined {
  const says = jsonOf(text);
  const saysNothing = Object.keys(entries(says)).every(isIdentity);
  if (saysNothing && earlier.includes(null)) return undefined;
  const said = canonical(says);
  return earlier.find((one): one is string => one !== null && canonical(jsonOf(one)) === said) ?? text;
}

function valueIn(text: string | undefined, path: readonly string[]): Json | undefined {
  const tree = text === undefined ? undefined : parseTree(text);
  const node = tree && findNodeAtLocation(tree, [...path]);
  return text !== undefined && node ? jsonOf(text.slice(node.offset, node.offset + node.length)) : undefined;
}
