import { formatFault } from "../check/given/report.ts";
import { isLayer, layerFiles } from "../documents/compose-brand.ts";
import type { Fault } from "../documents/document.ts";

/**
 * What is wrong after an edit that was not wrong before it.
 * @param files what is edited
 */
export function newFaults(
  after: readonly Fault[],
  before: readonly Fault[],
  ...files: readonly string[]
): readonly Fault[] {
  const known = new Set(before.map(placeless));
  return after.filter((fault) => !known.has(placeless(fault)) && files.some((file) => mayFollowFrom(file, fault)));
}

/** A fault without its line and that of what it does not agree with, which any edit above them moves. */
const placeless = (fault: Fault): string =>
  formatFault({ ...fault, line: 0, column: 0, message: fault.message.replaceAll(/(?<=\.json):\d+/g, "") });

/**
 * Of what many brands have in common the checker names one, or a few: where those are right by now, others. Those that
 * do not have the layer were as wrong before.
 */
function mayFollowFrom(file: string, { message }: Fault): boolean {
  const named = /^brand (\d+-\d+(?:, \d+-\d+)*): /.exec(message)?.[1];
  if (named === undefined || !isLayer(file)) return true;
  return named.split(", ").some((pair) => {
    const [business = "", channel = ""] = pair.split("-");
    return layerFiles(business, channel).includes(file);
  });
}
