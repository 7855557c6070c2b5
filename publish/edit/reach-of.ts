import { brandPairs, layerFiles } from "../documents/compose-brand.ts";
import type { Document } from "../documents/document.ts";
import { isObject, type Json } from "../documents/json.ts";

/** Whom an edit of one value in a layer reaches. */
export interface Reach {
  /** How many pairs get the value. */
  readonly gets: number;
  /** How many have the layer, and get the value of a later one. */
  readonly others: number;
}

type Layer = Pick<Document, "file" | "data">;

/** For each value and layer, how many pairs get what the layer says of it: those of which no later layer says it again. */
export function reachOf(documents: readonly Layer[]): (file: string, path: readonly string[]) => Reach {
  const dataOf = new Map(documents.map(({ file, data }) => [file, data]));
  const pairs = brandPairs(documents).map(({ business, channel }) => layerFiles(business, channel));
  return (file, path) => {
    const having = pairs.filter((files) => files.includes(file));
    const others = having.filter((files) =>
      files.slice(files.indexOf(file) + 1).some((later) => saysItself(dataOf.get(later), path)),
    ).length;
    return { gets: having.length - others, others };
  };
}

/** Whether a layer leaves nothing of what those before it say at a path. What has names is merged, name by name. */
function saysItself(data: Json | undefined, path: readonly string[]): boolean {
  let found = data;
  for (const key of path) {
    if (found === undefined) return false;
    if (!isObject(found)) return true;
    found = Object.hasOwn(found, key) ? found[key] : undefined;
  }
  return found !== undefined && !isObject(found);
}
