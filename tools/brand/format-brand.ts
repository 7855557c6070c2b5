import type { BrandUse } from "../../publish/check/given/brand-names.ts";
import type { Json } from "../../publish/documents/json.ts";
import type { EffectiveBrand } from "../../publish/documents/compose-brand.ts";
import { formatPath } from "../../publish/documents/position.ts";

/** One value of an effective brand and who set it. */
export interface BrandLine {
  readonly path: string;
  readonly value: Json;
  readonly file: string;
  readonly line: number;
}

/** Every leaf of an effective brand, in the order of the brand. */
export function brandLines({ value, origins }: EffectiveBrand): BrandLine[] {
  const lines: BrandLine[] = [];
  const visit = (found: Json, path: readonly string[]): void => {
    if (typeof found === "object" && found !== null && !Array.isArray(found)) {
      for (const [key, inner] of Object.entries(found)) visit(inner, [...path, key]);
      return;
    }
    const shown = formatPath(path);
    const { file, line } = origins.get(shown) ?? { file: "", line: 0 };
    lines.push({ path: shown, value: found, file, line });
  };
  visit(value, []);
  return lines;
}

/** For people: path, value, and the file and line that set it, in columns. */
export function formatBrand(brand: EffectiveBrand): string {
  const lines = brandLines(brand).map(({ path, value, file, line }) => [
    path,
    JSON.stringify(value),
    `${file}:${line}`,
  ]);
  const width = (column: number) => Math.min(48, Math.max(...lines.map((line) => (line[column] ?? "").length)));
  const [first, second] = [width(0), width(1)];
  return lines
    .map(([path = "", value = "", origin = ""]) => `${path.padEnd(first)}  ${value.padEnd(second)}  ${origin}`)
    .join("\n");
}

/** Every value, or one and what is inside it, with what set it and below it each place that reads it. */
export function formatUses(
  brand: EffectiveBrand,
  usesOf: (value: string) => readonly BrandUse[],
  only?: string,
): string {
  return brandLines(brand)
    .filter(({ path }) => only === undefined || path === only || path.startsWith(`${only}.`))
    .map(({ path, value, file, line }) => {
      const places = [...new Set(usesOf(path).map((use) => `  ${use.file}:${use.line}`))].sort();
      const arranged = /^(pair|home|menus|tabs|language)\./.test(path);
      const none = arranged ? "  the engine, by what it is" : "  nothing";
      return [`${path}  ${JSON.stringify(value)}  ${file}:${line}`, ...(places.length > 0 ? places : [none])].join(
        "\n",
      );
    })
    .join("\n");
}
