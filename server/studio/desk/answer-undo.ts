import { findNodeAtLocation, parseTree } from "jsonc-parser";
import { changesOf } from "../../../publish/compare/changes.ts";
import { entries } from "../../../publish/documents/entries.ts";
import { canonical, type Json, jsonOf } from "../../../publish/documents/json.ts";
import { withValue } from "../../../publish/edit/with-value.ts";
import { writeIfRight } from "../../../publish/edit/write-if-right.ts";
import { isSame } from "../../../publish/studio/brand-sheet.ts";
import type { NotUndone, Saved } from "../../../publish/studio/questions.ts";
import { type DeskDocuments, markOf } from "./desk-documents.ts";
import type { Answer, Undoing } from "./desk-messages.ts";
import { textOf } from "./text-of.ts";

/**
 * Takes an edit back: a file that is as it left it is as it found it again, to the byte; in one that was edited since,
 * its value alone goes back, where nobody has set another since. A file that says then what it said once is written as
 * it was then, in whatever order edits are taken back.
 */
export async function answerUndo(desk: DeskDocuments, undoing: Undoing): Promise<Answer<Saved>> {
  const { file, of } = undoing;
  const now = textOf(desk, file);
  const back = textBack(undoing, now);
  if (typeof back === "object") return { told: { is: "conflict", theirs: now, how: back.not } };
  if (back === now) return { told: { is: "as it was" } };
  const rewriting = { file, before: now, text: back };
  const { wording } = desk;
  const done = writeIfRight(desk.root, desk.checker, desk.checked(), rewriting, { wording });
  if (done.is === "refused") return { told: { is: "refused", marks: done.faults.map(markOf) } };
  if (done.is === "overtaken") return { told: { is: "conflict", theirs: now, how: "otherwise" } };
  const [business, channel] = of?.pair.split("-") ?? [];
  if (business !== undefined && channel !== undefined) await desk.edited({ business, channel }, done.after);
  const said = done.said();
  return { told: { is: "written", edit: 0, said }, deed: { ...rewriting, ...(of && { of }), said } };
}

function textBack(
  { before, text, of, earlier = [], setAgain = false }: Undoing,
  now: string | undefined,
): string | undefined | { readonly not: NotUndone } {
  const path = of?.path ?? onlyChange(before, text);
  const [was, left, found] = [before, text, now].map((one) => (path ? valueIn(one, path) : one));
  const isAsBefore = path ? isSame(was, found) : now === before;
  // Even to the same: that one is taken back first.
  if (setAgain) return { not: isAsBefore ? "as before" : "set again" };
  if (now === text) return before;
  // By somebody's hand: nothing is left of it.
  if (isAsBefore) return now;
  if (!path || !isSame(left, found)) return { not: "otherwise" };
  const bare = now ?? bareOf(before ?? text);
  return bare === undefined ? undefined : asItWas(withValue(bare, path, was), earlier);
}

/** The one value that a document says otherwise, written as a whole; undefined where there are more, or another document. */
function onlyChange(before: string | undefined, text: string | undefined): readonly string[] | undefined {
  if (before === undefined || text === undefined) return undefined;
  const [only, ...others] = changesOf(jsonOf(before), jsonOf(text));
  if (!only || others.length > 0) return undefined;
  const path = only.path.split(".");
  // Of a list, or of a key that has a dot in it, that is no path.
  return isSame(valueIn(before, path), only.before) && isSame(valueIn(text, path), only.after) ? path : undefined;
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
