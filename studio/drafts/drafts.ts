import type { LayerName } from "../../publish/edit/brand-layers.ts";
import type { SheetField } from "../../publish/studio/brand-sheet.ts";

/** What somebody has typed at a value that is not saved yet. */
export interface Draft {
  readonly text: string;
  /** For whom. */
  readonly layer: LayerName;
  /** What each layer said when he began. */
  readonly said: SheetField["said"];
  /** ISO 8601. */
  readonly at: string;
}

const KEY = "studio.values";
/** So many are kept, the newest. */
const MOST = 50;

type Kept = readonly (readonly [key: string, draft: Draft])[];

/** What this browser keeps of a value, by its pair and path (`716-104 name`). */
export const draftOf = (key: string): Draft | undefined => kept().find(([of]) => of === key)?.[1];

/** Keeps it over a reload and a crash; undefined drops it. */
export function keepDraft(key: string, draft: Draft | undefined): void {
  const others = kept().filter(([of]) => of !== key);
  const next: Kept = draft ? [[key, draft], ...others] : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(next.slice(0, MOST)));
  } catch {
    // A browser that keeps nothing loses with the page what was typed.
  }
}

function kept(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isKept) : [];
  } catch {
    return [];
  }
}

const isKept = (one: unknown): one is Kept[number] => {
  if (!Array.isArray(one) || typeof one[0] !== "string") return false;
  const { text, layer, said, at } = Object(one[1]);
  return [text, layer, at].every((part) => typeof part === "string") && Array.isArray(said);
};
