import type { EffectiveBrand } from "../../documents/compose-brand.ts";
import { elements, entries, valueAt } from "../../documents/entries.ts";
import { formatPath, type Path } from "../../documents/position.ts";
import { messages } from "../../faults/messages.ts";
import type { Check } from "../given/checking.ts";
import type { Project } from "../given/project.ts";
import { latestOf } from "./set-by.ts";
import { tellingOnce } from "./told-once.ts";

/** What a brand puts in order serves whoever sees it: each tab leads elsewhere, and no menu lacks an item that stays. */
export const checkArranged: Check = ({ project, report }) => {
  const tell = tellingOnce({ project, report });
  for (const brand of project.brands) {
    const name = `${brand.business}-${brand.channel}`;
    for (const { path, other, found } of tabsTwice(brand))
      tell(brand, path, messages.sameTwice(name, formatPath(other), found));
    for (const { menu, item } of itemsLeftOut(project, brand))
      tell(brand, ["menus", menu, "order"], messages.itemStays(name, item));
  }
};

/** Tabs that lead where one before them leads. */
function tabsTwice(brand: EffectiveBrand): readonly { path: Path; other: Path; found: unknown }[] {
  const order = ["tabs", "order"];
  const all = elements(valueAt(brand.value, order)).map((id) => ["tabs", "items", String(id), "to"]);
  return all.flatMap((path, at) => {
    const found = valueAt(brand.value, path);
    const other = all.slice(0, at).find((before) => valueAt(brand.value, before) === found);
    if (other === undefined || found === undefined) return [];
    const latest = latestOf(brand, path, other, order);
    return [{ path: latest, other: latest === other ? path : other, found }];
  });
}

function itemsLeftOut(project: Project, { value }: EffectiveBrand): readonly { menu: string; item: string }[] {
  return [...project.ofKind("menu")].flatMap(([menu, { data }]) => {
    const order = elements(valueAt(value, ["menus", menu, "order"]));
    return Object.entries(entries(entries(data).items))
      .filter(([item, says]) => entries(says).stays === true && !order.includes(item))
      .map(([item]) => ({ menu, item }));
  });
}
