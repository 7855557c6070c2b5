import type { Document } from "../../documents/document.ts";
import type { Path } from "../../documents/position.ts";
import type { Checking } from "../given/checking.ts";
import { otherwise } from "./otherwise.ts";
import { publishedLines } from "./published-lines.ts";

/** Where a document does otherwise than published; undefined where nothing was published that it can be held to. */
export function changedPlaces(
  { project, behaviour }: Pick<Checking, "project" | "behaviour">,
  document: Document,
): readonly Path[] | undefined {
  const published = publishedLines(behaviour, document);
  return published?.lines && otherwise(project, document, published.all).map(({ path }) => path);
}
