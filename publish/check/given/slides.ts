import type { EffectiveBrand } from "../../documents/compose-brand.ts";
import type { Document } from "../../documents/document.ts";
import { elements, type Entries, entries } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";
import type { Project } from "./project.ts";

/** The lists of the brand that hold slides. */
const lists = ["banner", "activities"];

/** What each slide says, under its id (`locales/<language>/slides.text.json`). */
export const slideWords = ["title", "text", "button"];

/** A list of slides as a document states it. */
export interface Slides {
  readonly document: Document;
  readonly name: string;
  /** The brands that have this one and not another layer's. */
  readonly brands: readonly EffectiveBrand[];
  readonly slides: readonly { readonly said: Entries; readonly path: Path }[];
}

/** Every list of slides, by the document that states it. */
export const statedSlides = (project: Project): readonly Slides[] => slidesIn(project.listed("brand"), project.brands);

/** Those that some documents state. */
export function slidesIn(documents: readonly Document[], brands: readonly EffectiveBrand[]): readonly Slides[] {
  return documents
    .filter(({ kind }) => kind === "brand")
    .flatMap((document) =>
      lists.flatMap((name) => {
        const list = entries(entries(document.data).lists)[name];
        if (!Array.isArray(list)) return [];
        const having = brands.filter(({ origins }) => origins.get(`lists.${name}`)?.file === document.file);
        const slides = elements(list).map((said, at) => ({ said: entries(said), path: ["lists", name, at] }));
        return [{ document, name, brands: having, slides }];
      }),
    );
}

/** Whether it is a day of the calendar, yyyy-MM-dd. */
export function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === day;
}
