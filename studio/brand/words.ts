import type { SheetLayer } from "../../publish/studio/brand-sheet.ts";

/** A layer as an operator knows it. */
export function layerWords({ name, file }: Pick<SheetLayer, "name" | "file">): string {
  const code = /([0-9-]+)\.brand\.json$/.exec(file)?.[1] ?? "";
  if (name === "base") return "all brands";
  if (name === "pair") return `only ${code}`;
  return `${name} ${code}`;
}

/** Which layer a file is. */
export function layerName(file: string): SheetLayer["name"] {
  const folder = file.split("/").at(-2);
  return folder === "business" || folder === "channel" || folder === "pair" ? folder : "base";
}

/** How many brands have a layer. */
export const reachWords = ({ reaches }: Pick<SheetLayer, "reaches">): string =>
  reaches === 1 ? "1 brand" : `${reaches} brands`;
