import { expect, it } from "vitest";
import type { SheetField } from "../../publish/studio/brand-sheet.ts";
import { groupShown } from "./group-shown.ts";

const field = (...path: string[]) => ({ path }) as unknown as SheetField; // its path alone is read
const sections = [
  { id: "brand", fields: [field("name")] },
  { id: "home", fields: [field("home", "order")] },
  { id: "flags", fields: [field("flags", "voucher")] },
];

it.each<[section: string | undefined, wanted: string | null, group: string]>([
  [undefined, null, "home"],
  ["brand", null, "brand"],
  [undefined, "flags.voucher", "flags"],
  ["home", "flags.voucher", "home"],
  [undefined, "flags.none", "home"],
])("of section %s and value %s it is %s", (section, wanted, group) =>
  expect(groupShown(sections, section, wanted)).toBe(group),
);
