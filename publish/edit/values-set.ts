import { parse } from "jsonc-parser";
import { changesOf } from "../compare/changes.ts";
import { canonical, type Json, jsonAt, jsonOf } from "../documents/json.ts";

/** A document as an edit found and left it; none where there was, or is, none. */
interface Edited {
  readonly before?: string | null | undefined;
  readonly after?: string | null | undefined;
}

/** The places of all values that an edit of a document as a whole has set. Within lists there are none. */
export const valuesSet = ({ before, after }: Edited): readonly (readonly string[])[] =>
  changesOf(dataOf(before), dataOf(after)).map(({ path }) => path.split("."));

/** Whether an edit has set the value at a place. */
export const hasSet = ({ before, after }: Edited, path: readonly string[]): boolean =>
  canonical(jsonAt(dataOf(before), path)) !== canonical(jsonAt(dataOf(after), path));

/** What a document says, also one that is broken. */
const dataOf = (text: string | null | undefined): Json => jsonOf(JSON.stringify(parse(text ?? "{}") ?? {}));
