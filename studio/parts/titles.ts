import { createContext } from "react";
import type { SheetSection } from "../../publish/studio/brand-sheet.ts";

/** What each value of the brand that is shown is called, by its path. */
export const TitlesContext = createContext<ReadonlyMap<string, string>>(new Map());

/** What each value of a brand is called, by its path. */
export const titlesOf = (sections: readonly SheetSection[]): ReadonlyMap<string, string> =>
  new Map(sections.flatMap(({ fields }) => fields.map(({ path, title }) => [path.join("."), title])));
