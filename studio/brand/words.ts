import type { SheetField, SheetLayer } from "../../publish/studio/brand-sheet.ts";

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

/** How many brands get what a layer says of a value, and how many have it otherwise by a later one. */
export function reachWords({ gets, others }: NonNullable<SheetField["reach"]>[number]): string {
  const brands = gets === 1 ? "1 brand" : `${gets} brands`;
  if (others === 0) return brands;
  return `${brands}; ${others === 1 ? "1 says" : `${others} say`} it ${others === 1 ? "itself" : "themselves"}`;
}
