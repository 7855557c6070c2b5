import { nearestOfList } from "../../publish/faults/nearest.ts";

/** What was told in the place of one word of a list: that, and the nearest that is of it, as a line ends. */
export function orNearest(found: string | undefined, list: readonly string[]): string {
  if (found === undefined || found === "") return "found nothing";
  const near = nearestOfList(found, list);
  return `found "${found}"${near === undefined ? "" : `; did you mean "${near}"?`}`;
}
