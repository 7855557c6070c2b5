import type { DecisionDocument } from "../../engine/document.ts";
import { withoutIds } from "./without-ids.ts";

/** What each row of a decision says of itself, for who runs brands; and what it says where none holds, as `undecided`. */
export const reasonsIn = ({
  rows,
  undecided,
}: Pick<DecisionDocument, "rows" | "undecided">): Readonly<Record<string, string>> =>
  Object.fromEntries([...rows, { id: "undecided", ...undecided }].map(({ id, because }) => [id, withoutIds(because)]));
