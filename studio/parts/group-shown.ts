import type { SheetSection } from "../../publish/studio/brand-sheet.ts";

/** The group of values that shows: the one that an address names, else that of the value it asks for, else home. */
export function groupShown(
  sections: readonly Pick<SheetSection, "id" | "fields">[],
  section: string | undefined,
  wanted: string | null,
): string {
  const has = ({ fields }: Pick<SheetSection, "fields">) => fields.some(({ path }) => path.join(".") === wanted);
  return section ?? sections.find(has)?.id ?? "home";
}
