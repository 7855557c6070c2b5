import type { Pair } from "../../publish/studio/questions.ts";

/** What stands in an address in the place of a pair that nobody has chosen yet. */
const NONE = "-";

/** How two brands are looked at: the values that differ, or both apps. */
export type View = "values" | "apps";

/** The pair that a part of an address names; undefined where it names none. */
export function pairIn(part: string | undefined): Pair | undefined {
  const [, business, channel] = /^([0-9]{1,6})-([0-9]{1,6})$/.exec(part ?? "") ?? [];
  return business === undefined || channel === undefined ? undefined : { business, channel };
}

/** A pair as addresses and people write it. */
export const pairText = ({ business, channel }: Pair): string => `${business}-${channel}`;

/** The address of two brands beside each other, of which one may not be chosen yet. */
export function compareAddress(left: Pair | undefined, right: Pair | undefined, view: View = "values"): string {
  const parts = [left, right].map((pair) => (pair ? pairText(pair) : NONE));
  return `/compare/${parts.join("/")}${view === "apps" ? "/apps" : ""}`;
}
