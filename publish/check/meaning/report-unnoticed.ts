import type { Document } from "../../documents/document.ts";
import { formatPath, type Path } from "../../documents/position.ts";
import { messages } from "../../faults/messages.ts";
import { changedPlaces } from "../behaviour/changed-places.ts";
import type { Checking } from "../given/checking.ts";
import type { Unnoticed } from "./unnoticed.ts";

/**
 * Says of a change of a condition that no case notices: where the condition stands; of a document that does what was
 * published, at its cases, for there somebody took one out or made it another.
 * @param condition where it stands.
 * @param wanted the case that would notice, where one was found.
 */
export function reportUnnoticed(
  given: Checking,
  document: Document,
  {
    condition,
    change,
    wanted,
  }: { readonly condition: Path; readonly wanted: string | undefined } & Pick<Unnoticed, "change">,
): void {
  const path = [...condition, ...change.path];
  if (changedPlaces(given, document)?.length !== 0)
    given.report(document, path, messages.unnoticed(change.says, wanted));
  else given.report(document, ["cases"], messages.unnoticed(change.says, wanted, formatPath(path)), { at: "key" });
}
