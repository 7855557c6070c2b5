import type { Checker } from "../check/checker.ts";
import { formatFault } from "../check/given/report.ts";
import { isLayer } from "../documents/compose-brand.ts";
import type { Document, Fault } from "../documents/document.ts";

/** Texts of documents by path below the root. */
export type DocumentTexts = ReadonlyMap<string, string>;

/** Documents that may be served, and what of those that were looked at may not. */
export interface Sound {
  /** Undefined where nothing whole could be put together. */
  readonly documents?: readonly Document[];
  /** Every text that `documents` were made of. */
  readonly texts: DocumentTexts;
  /** Files that were never good, and are left out. */
  readonly left: readonly string[];
  readonly faults: readonly Fault[];
  /** What does no harm in those that may be served. */
  readonly warnings: readonly Fault[];
}

/**
 * The documents of these texts, but for those with faults: where their last good texts stand in, the rest is not held
 * back by them (R14); where that is not whole either, as when an edit breaks another document, all last good ones. What
 * was never good is left out where others were good before; with nothing to stand in only a brand's own layer may be
 * left out, for then its pairs are closed and whoever asks for them is told, while a screen, rule or text that is
 * missing would be missing in all brands, and nobody would know.
 * @param drafting somebody is at work on them: what they do otherwise than published is served.
 */
export function soundDocuments(checker: Checker, texts: DocumentTexts, good: DocumentTexts, drafting = false): Sound {
  const faults = new Map<string, Fault>();
  const note = (found: readonly Fault[]) => found.forEach((fault) => faults.set(formatFault(fault), fault));
  const laid = new Map<string, string | null>(texts);
  const replaced = new Set<string>();
  const sound = (documents?: readonly Document[], warnings: readonly Fault[] = []): Sound => ({
    ...(documents && { documents }),
    texts: new Map([...laid].flatMap(([file, text]) => (text === null ? [] : [[file, text] as const]))),
    // One that could not even be read has no text, and is left out all the same.
    left: [...replaced].filter((file) => !good.has(file)),
    faults: [...faults.values()],
    warnings,
  });
  for (;;) {
    const { errors, warnings, documents } = checker.check({ overlay: laid, drafting });
    if (errors.length === 0) return sound(documents, warnings);
    const free = errors.filter(({ file }) => !replaced.has(file));
    note(free);
    // What is not of its form makes other documents seem wrong too: the faults of the first kind are looked at first.
    const [first] = free.map(({ code }) => code.slice(0, 2)).sort();
    const wrong = new Set(free.filter(({ code }) => code.slice(0, 2) === first).map(({ file }) => file));
    if (wrong.size === 0) break;
    if (good.size === 0 && ![...wrong].every(isLayer)) return sound();
    for (const file of wrong) {
      replaced.add(file);
      laid.set(file, good.get(file) ?? null);
    }
  }
  for (const file of new Set([...texts.keys(), ...good.keys()])) {
    if (texts.get(file) !== good.get(file)) replaced.add(file);
    laid.set(file, good.get(file) ?? null);
  }
  const { errors, documents } = checker.check({ overlay: laid, drafting });
  note(errors);
  return sound(errors.length === 0 && good.size > 0 ? documents : undefined);
}
