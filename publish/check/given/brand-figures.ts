import { valueAt } from "../../documents/entries.ts";
import { schemedValues } from "./brand-schema.ts";
import type { Checking } from "./checking.ts";
import { phrasesOf } from "./figure-words.ts";

/** A figure that brands have: its name, what it counts, what it is in any of them. */
export interface Figure {
  /** For example `constants.extensionHours`. */
  readonly name: string;
  readonly unit: string;
  readonly values: readonly (number | string)[];
  /** How a text would say it, `#` in the place of the figure. */
  readonly phrases: readonly string[];
}

const groups = ["claims", "constants"];

/** The figures of brands, as their schema names them; a schema may say more phrases of its own. */
export function brandFigures({ project, schemas }: Pick<Checking, "project" | "schemas">): readonly Figure[] {
  const brands = [project.base?.data, ...project.brands.map(({ value }) => value)];
  return schemedValues(schemas).flatMap(({ path, says: { unit, phrases } }) => {
    if (!groups.includes(path[0] ?? "") || typeof unit !== "string") return [];
    const found = brands.map((brand) => valueAt(brand, path));
    const values = [...new Set(found.filter((value) => typeof value === "number" || typeof value === "string"))];
    const own = Array.isArray(phrases) ? phrases.map(String) : [];
    return values.length === 0 ? [] : [{ name: path.join("."), unit, values, phrases: [...phrasesOf(unit), ...own] }];
  });
}
