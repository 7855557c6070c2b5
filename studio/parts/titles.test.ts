import { expect, it } from "vitest";
import type { SheetField } from "../../publish/studio/brand-sheet.ts";
import { titleAt, titlesOf } from "./titles.ts";

const said = { says: "", bounds: "", value: undefined, said: [], by: -1, line: undefined, below: undefined };
const target = {
  ...{ path: ["linkUrl"], title: "Target", says: "", bounds: "", required: true },
  takes: { is: "text" as const },
};
const fields: readonly SheetField[] = [
  { ...said, path: ["lists", "allowList"], title: "Hosts", takes: { is: "order" } },
  { ...said, path: ["lists", "banner"], title: "Banners", takes: { is: "records", fields: [target] } },
];

it.each([
  ["lists.allowList", "Hosts"],
  ["lists.allowList[2]", "Hosts, 3rd"],
  ["lists.banner[0].linkUrl", "Banners, 1st: Target"],
  ["lists.banner[1].days", "Banners, 2nd: days"],
  ["theme.color-x", undefined],
])("what stands at %s is called %s", (path, words) => expect(titleAt(titlesOf([{ fields }]), path)).toBe(words));
