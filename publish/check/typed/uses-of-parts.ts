import type { Document } from "../../documents/document.ts";
import { type Memo, sameElements } from "../memo/memo.ts";
import type { PathScope, Places } from "../walk/places.ts";
import { drawnIn, type KnownDocuments } from "./asked.ts";

/** A place where a part is put. */
export interface Use {
  readonly part: string;
  readonly document: Document;
  readonly scope: PathScope;
}

/** Finds where a part is put, by its id. */
export function usesOfParts(
  documents: KnownDocuments,
  places: (document: Document) => Places,
  memo: Memo,
): (part: string) => readonly Use[] {
  const inside = memo.question((document: Document): readonly Use[] =>
    places(document).nodes.flatMap(({ node: { use }, scope }) =>
      typeof use === "string" ? [{ part: use, document, scope }] : [],
    ),
  );
  const all = memo.once(() => {
    const found = new Map<string, Use[]>();
    for (const use of drawnIn(documents).flatMap(inside)) {
      const known = found.get(use.part);
      if (known) known.push(use);
      else found.set(use.part, [use]);
    }
    return found;
  });
  return memo.question((part: string) => all().get(part) ?? [], { same: sameElements });
}
