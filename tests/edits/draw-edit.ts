import type { Document } from "../../publish/documents/document.ts";
import type { Chance } from "./chance.ts";
import type { Edit } from "./edit.ts";
import { copied } from "./kinds/copied.ts";
import { typoInKey, typoInName } from "./kinds/letters.ts";
import * as shapes from "./kinds/shapes.ts";
import * as values from "./kinds/values.ts";

/** Every kind of edit, by the name under which it is counted. */
const kinds = {
  "typo in a key": typoInKey,
  "typo in a name": typoInName,
  "key deleted": shapes.keyDeleted,
  "another type": values.otherType,
  "number scaled": values.scaled,
  "boolean flipped": values.flipped,
  "item removed": shapes.itemRemoved,
  "item doubled": shapes.itemDoubled,
  "item moved": shapes.itemMoved,
  "values exchanged": shapes.valuesExchanged,
  "another path": values.otherPath,
  "condition changed": values.condition,
  "step removed": shapes.stepRemoved,
  "operator changed": shapes.otherOperator,
  "operands swapped": shapes.operandsSwapped,
  "text emptied": values.emptied,
  "hostile text": values.hostileText,
  "copy of a neighbour": copied,
} satisfies Readonly<Record<string, (document: Document, chance: Chance) => Omit<Edit, "kind"> | undefined>>;

const names = Object.entries(kinds);

/** An edit by chance: each kind as often as every other, each document as often as every other that has a place for it. */
export function drawEdit(documents: readonly Document[], chance: Chance): Edit {
  const [kind, make] = chance.one(names) ?? ["", copied];
  for (;;) {
    const document = chance.one(documents);
    const edit = document && make(document, chance);
    if (edit) return { kind, ...edit };
  }
}
