import { canonical, isObject, type Json, type JsonObject } from "../documents/json.ts";
import { movedIn } from "./moved-in.ts";

/** An entry of a list that has a name of its own. */
type Named = JsonObject & { readonly id: string };

/** A list in which each entry has a name that no other has. */
export type NamedList = readonly Named[];

const namesOf = (list: NamedList): readonly string[] => list.map(({ id }) => id);

/** Whether both are lists whose entries can be told from each other by their names, so that one is the same at another place. */
export const areNamed = (lists: {
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}): lists is { readonly before: NamedList; readonly after: NamedList } =>
  isNamed(lists.before) && isNamed(lists.after) && lists.before.length + lists.after.length > 0;

function isNamed(list: Json | undefined): list is NamedList {
  if (!Array.isArray(list)) return false;
  const names = list.map((one: Json) => (isObject(one) ? one.id : undefined));
  return names.every((name) => typeof name === "string") && new Set(names).size === names.length;
}

/** What became of the entries of a list, in sentences; nothing of a list of the same ones in the same order. */
export function movedEntries(before: NamedList, after: NamedList, said?: (name: string) => string): readonly string[] {
  const [were, are] = [namesOf(before), namesOf(after)];
  return canonical(were) === canonical(are) ? [] : movedIn(were, are, said);
}
