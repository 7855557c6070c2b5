import { type EffectiveBrand, pairName } from "../../documents/compose-brand.ts";
import { elements, entries, valueAt } from "../../documents/entries.ts";
import { formatPath, type Path } from "../../documents/position.ts";
import { messages } from "../../faults/messages.ts";
import { nearest } from "../../faults/nearest.ts";
import type { Check } from "../given/checking.ts";
import type { Project } from "../given/project.ts";
import { tellingOnce } from "./told-once.ts";

/**
 * What a brand puts in order serves whoever sees it: home lacks no section and no menu an item that stays, and a
 * section stands where it is made for, once.
 */
export const checkArranged: Check = ({ project, report }) => {
  const tell = tellingOnce({ project, report });
  for (const brand of project.brands) {
    const name = pairName(brand);
    const left = sectionsLeftOut(project, brand);
    for (const { path, section, found } of left) tell(brand, path, messages.sectionStays(name, section, found));
    for (const { slot, use, again } of sectionsElsewhere(project, brand)) {
      const path = ["home", "sections", slot, "use"];
      const right = sectionsFor(project, slot);
      if (again) tell(brand, ["home", "order", again.at], messages.sectionTwice(name, use, again.place));
      else if (!left.some((one) => formatPath(one.path) === formatPath(path)))
        tell(brand, path, messages.sectionElsewhere(name, right, use, placesOf(project, use), nearest(use, right)));
    }
    for (const { menu, item } of itemsLeftOut(project, brand))
      tell(brand, ["menus", menu, "order"], messages.itemStays(name, item));
  }
};

/** Sections that stay, by the id of their document, and are not on home, or are there as another that does not. */
function sectionsLeftOut(
  project: Project,
  { value }: EffectiveBrand,
): readonly { path: Path; section: string; found: string }[] {
  const { order, sections } = entries(valueAt(value, ["home"]));
  const documents = project.ofKind("section");
  const stays = (id: string) => entries(documents.get(id)?.data).stays === true;
  return [...documents.keys()].filter(stays).flatMap((section) => {
    const says = entries(sections)[section];
    // A section that the brand does not know stands for another, as one that lists a second time.
    if (says === undefined) return [];
    if (!elements(order).includes(section)) return [{ path: ["home", "order"], section, found: "it left out" }];
    const { use = section } = entries(says);
    return typeof use !== "string" || stays(use)
      ? []
      : [{ path: ["home", "sections", section, "use"], section, found: `"${use}" in its place` }];
  });
}

/** Sections that stand in a place that is not theirs, or a second time. */
function sectionsElsewhere(
  project: Project,
  { value }: EffectiveBrand,
): readonly { slot: string; use: string; again?: { readonly at: number; readonly place: string } }[] {
  const { order, sections } = entries(valueAt(value, ["home"]));
  const shown = elements(order).map(String);
  return Object.entries(entries(sections)).flatMap(([slot, says]) => {
    const { use = slot } = entries(says);
    // What no section is called is told of as such.
    if (typeof use !== "string" || !project.ofKind("section").has(use)) return [];
    const at = shown.indexOf(slot);
    const place = shown.slice(0, Math.max(at, 0)).find((one) => (entries(entries(sections)[one]).use ?? one) === use);
    if (place !== undefined) return [{ slot, use, again: { at, place } }];
    return placesOf(project, use).includes(slot) ? [] : [{ slot, use }];
  });
}

/** The sections that are made for a place of home: that of its name, and those that say so. */
const sectionsFor = (project: Project, slot: string): readonly string[] =>
  [...project.ofKind("section").keys()].filter((id) => placesOf(project, id).includes(slot));

/** The places of home that a section is made for: that of its name, and those that it says. */
const placesOf = (project: Project, section: string): readonly string[] => [
  section,
  ...elements(entries(project.ofKind("section").get(section)?.data).slots).map(String),
];

function itemsLeftOut(project: Project, { value }: EffectiveBrand): readonly { menu: string; item: string }[] {
  return [...project.ofKind("menu")].flatMap(([menu, { data }]) => {
    const order = elements(valueAt(value, ["menus", menu, "order"]));
    return Object.entries(entries(entries(data).items))
      .filter(([item, says]) => entries(says).stays === true && !order.includes(item))
      .map(([item]) => ({ menu, item }));
  });
}
