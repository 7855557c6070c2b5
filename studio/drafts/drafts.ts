import type { LayerName } from "../../publish/edit/brand-layers.ts";
import type { SheetField } from "../../publish/studio/brand-sheet.ts";
import { type Kept, keep, keptOf } from "./kept.ts";

/** What somebody has typed at a value that is not saved yet. */
export interface Draft extends Kept {
  /** For whom. */
  readonly layer: LayerName;
  /** What each layer said when he began. */
  readonly said: SheetField["said"];
}

/** What this browser keeps of a value, by its pair and path (`716-104 name`). */
export const draftOf = (key: string): Draft | undefined => keptOf(key, isDraft);

/** Keeps it in the place of what it was; undefined drops it. */
export const keepDraft = (key: string, draft: Draft | undefined, was?: Draft): void => void keep(key, draft, was);

const isDraft = (kept: Kept): kept is Draft => "layer" in kept && "said" in kept && Array.isArray(kept.said);
