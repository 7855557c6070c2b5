import { namesIn } from "../compare/document-words.ts";
import type { Document } from "../documents/document.ts";
import { elements, entries, textIn } from "../documents/entries.ts";
import { saidBy } from "../documents/said-by.ts";
import { brandNamesIn } from "../check/given/brand-names.ts";
import { brandPathsIn } from "../check/given/text-index.ts";
import type { Schemas } from "../reference/schemas-of.ts";
import { englishText } from "../words/english-text.ts";
import { type StepWords, stepsInWords } from "../words/steps-in-words.ts";
import { brandSheet } from "./brand-sheet.ts";
import { madeOf, type Place, type Seen } from "../inspect/made-of.ts";
import { isSeen, type SaidText, saidText } from "../inspect/said-text.ts";
import { withoutIds } from "../words/without-ids.ts";
import { type ValueRead, valuesRead } from "./values-read.ts";

/** What somebody looks at, and what made it. */
export interface Inspected {
  readonly title: string;
  readonly says: string;
  /** Where it is written; then what uses the part in which that stands, from inside to outside. */
  readonly places: readonly Place[];
  /** The words that show there, those that were pressed first. */
  readonly texts: readonly SaidText[];
  readonly values: readonly ValueRead[];
  /** What its events do. */
  readonly leads: readonly { readonly when: string; readonly steps: readonly StepWords[] }[];
  /** The decisions that its steps take. */
  readonly decisions: readonly string[];
}

/** What an answer is made of. */
export interface Sources {
  readonly documents: readonly Document[];
  readonly schemas: Schemas;
  /** The code and styles of a widget, each file's text. */
  readonly sourcesOf: (widget: string) => readonly string[];
}

/** What made something that somebody looks at. @throws in words, where the documents have nothing there any more */
export function inspected(sources: Sources, seen: Seen): Inspected {
  const { documents } = sources;
  const { title, description, events = {} } = widgetOf(documents, seen.widget);
  const made = madeOf(documents, seen);
  const texts = made.texts.flatMap((key) => saidText(documents, key, seen.language, seen.words));
  const inWords = texts.flatMap(({ words }) => brandPathsIn(words)).map((name) => name.slice("brand.".length));
  const ofWidget = sources.sourcesOf(seen.widget).flatMap((source) => brandNamesIn(source).map(({ path }) => path));
  const sheet = brandSheet(documents, sources.schemas, seen.business, seen.channel);
  const given = { inputs: {}, wordsOf: (key: string) => englishText(documents, key), called: namesIn(documents) };
  return {
    title,
    says: withoutIds(description),
    places: made.places,
    texts: [...texts].sort(
      (one, other) => Number(isSeen(other.words, seen.words)) - Number(isSeen(one.words, seen.words)),
    ),
    values: valuesRead(sheet, [...made.brand, ...inWords, ...ofWidget]),
    leads: Object.entries(made.on).map(([event, steps]) => ({
      when: withoutIds(textIn(entries(events[event]).description, event)),
      steps: stepsInWords(steps, given),
    })),
    decisions: decisionsIn(made.on),
  };
}

function widgetOf(documents: readonly Document[], type: string) {
  const found = documents.find(({ kind, data }) => kind === "widget" && entries(data).type === type);
  if (!found) throw new Error(`There is no widget "${type}".`);
  return saidBy("widget", found);
}

function decisionsIn(steps: unknown): readonly string[] {
  const found = new Set<string>();
  const visit = (one: unknown): void => {
    for (const element of elements(one)) visit(element);
    const step = entries(one);
    const { decision } = entries(step.with);
    if (step.do === "decide" && typeof decision === "string") found.add(decision);
    for (const inner of Object.values(step)) visit(inner);
  };
  visit(steps);
  return [...found];
}
