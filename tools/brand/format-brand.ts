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
