import type { Document } from "../../documents/document.ts";
import { grouped } from "../memo/grouped.ts";
import { type Memo, sameElements } from "../memo/memo.ts";
import type { PathScope, Places } from "../walk/places.ts";
import { drawnIn, type KnownDocuments } from "./asked.ts";

/** A place where a part is put. */
export interface Use {
  readonly document: Document;
  readonly scope: PathScope;
}

/** Finds where a part is put, by its id. */
export function usesOfParts(
  documents: KnownDocuments,
  places: (document: Document) => Places,
  memo: Memo,
): (part: string) => readonly Use[] {
  const inside = memo.question((document: Document): readonly (readonly [part: string, Use])[] =>
    places(document).nodes.flatMap(({ node: { use }, scope }) =>
      typeof use === "string" ? [[use, { document, scope }] as const] : [],
    ),
  );
  const all = memo.once(() => grouped(drawnIn(documents).flatMap(inside)));
  return memo.question((part: string) => all().get(part) ?? [], { same: sameElements });
}
