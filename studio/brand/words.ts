import type { SheetField } from "../../publish/studio/brand-sheet.ts";

/** How many brands get what a layer says of a value, and how many have it otherwise by a later one. */
export function reachWords({ gets, others }: NonNullable<SheetField["reach"]>[number]): string {
  const brands = gets === 1 ? "1 brand" : `${gets} brands`;
  if (others === 0) return brands;
  return `${brands}; ${others === 1 ? "1 says" : `${others} say`} it ${others === 1 ? "itself" : "themselves"}`;
}
