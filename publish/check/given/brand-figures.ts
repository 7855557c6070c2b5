import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { entries, isEntries } from "../../documents/entries.ts";
import { phrasesOf } from "./figure-words.ts";
import type { Project } from "./project.ts";

/** A figure that brands have: its name, what it counts, what it is in any of them. */
export interface Figure {
  /** For example `constants.extensionHours`. */
  readonly name: string;
  readonly unit: string;
  readonly values: readonly (number | string)[];
  /** How a text would say it, `#` in the place of the figure. */
  readonly phrases: readonly string[];
}

/** The figures of brands, as their schema names them; a schema may say more phrases of its own. */
export function brandFigures(project: Project): readonly Figure[] {
  const file = join(project.root, "schemas/brand.schema.json");
  // A project of tests has none of its own: what this app's schema says counts there too.
  const text = readFileSync(existsSync(file) ? file : "schemas/brand.schema.json", "utf8");
  const groups = entries(entries(JSON.parse(text)).properties);
  const brands = [entries(project.base?.data), ...project.brands.map(({ value }) => entries(value))];
  return ["claims", "constants"].flatMap((group) => [
    ...figuresIn(
      group,
      groups[group],
      brands.map((brand) => brand[group]),
    ),
  ]);
}

function* figuresIn(name: string, schema: unknown, values: readonly unknown[]): Generator<Figure> {
  const { unit, phrases, properties } = entries(schema);
  for (const [key, inner] of Object.entries(entries(properties)))
    yield* figuresIn(
      `${name}.${key}`,
      inner,
      values.map((value) => (isEntries(value) ? value[key] : undefined)),
    );
  const found = [...new Set(values.filter((value) => typeof value === "number" || typeof value === "string"))];
  if (typeof unit !== "string" || found.length === 0) return;
  const own = Array.isArray(phrases) ? phrases.map(String) : [];
  yield { name, unit, values: found, phrases: [...phrasesOf(unit), ...own] };
}
