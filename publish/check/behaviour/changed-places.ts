import type { Document } from "../../documents/document.ts";
import type { Path } from "../../documents/position.ts";
import type { Checking } from "../given/checking.ts";
import { nameOf } from "./facts-of.ts";
import { otherwise } from "./otherwise.ts";

/** Where a document does otherwise than published; undefined where nothing was published that it can be held to. */
export function changedPlaces(
  { project, behaviour }: Pick<Checking, "project" | "behaviour">,
  document: Document,
): readonly Path[] | undefined {
  if (!behaviour || "unreadable" in behaviour || behaviour.version === undefined) return undefined;
  const name = nameOf(document);
  const lines = behaviour.unsealed.includes(name) ? undefined : behaviour.documents.get(name);
  return lines && otherwise(project, document, lines).map(({ path }) => path);
}
