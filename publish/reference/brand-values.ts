import { entries, valueAt } from "../documents/entries.ts";
import type { Schema } from "../documents/schema.ts";
import type { Given } from "./given.ts";
import { boundsOf, typeWords } from "./schema-words.ts";
import { type Chapter, code, type Section } from "./section.ts";

/** Every value of a brand, by its first key: what it means, between what it lies, and what base says. */
export function brandChapter({ schema, resolve, documents }: Given): Chapter {
  const base = documents.find(({ file }) => file === "brands/base.brand.json")?.data;
  const { properties } = schema("brand.schema.json");
  const sections = Object.entries(entries(properties))
    .filter(([key]) => key !== "$schema" && key !== "id")
    .map(([key, found]): Section => {
      const own = entries(found);
      const rows = rowsOf([key], own);
      return {
        id: `brand-${key}`,
        title: key,
        says: typeof own.description === "string" ? [own.description] : [],
        tables: [{ head: ["value", "takes", "means", "in base"], rows }],
      };
    });
  return {
    id: "brand",
    title: "Values of a brand",
    says: "What a brand can say: base, then business, channel and pair, each over the one before. `npm run brand -- 716 104` prints what came out and who set it; `--uses` what reads it.",
    sections,
  };

  function rowsOf(path: readonly string[], found: Schema): string[][] {
    const own = typeof found.$ref === "string" ? { ...resolve(found.$ref), ...found } : found;
    const inner = Object.entries(entries(own.properties));
    if (inner.length > 0) return inner.flatMap(([key, of]) => rowsOf([...path, key], entries(of)));
    const value = base === undefined ? undefined : valueAt(base, path);
    const { title } = found;
    const bounds = boundsOf(own);
    const means = [typeof title === "string" ? `${title}.` : "", own.description, bounds && `(${bounds})`];
    const said = means.filter((one) => typeof one === "string" && one !== "").join(" ");
    return [[code(path.join(".")), typeWords(own, resolve), said, value === undefined ? "" : code(short(value))]];
  }
}

const short = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
};
