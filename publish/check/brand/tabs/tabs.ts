import { type EffectiveBrand, pairName } from "../../../documents/compose-brand.ts";
import { elements, entries, isEntries, valueAt } from "../../../documents/entries.ts";
import { formatPath, type Path } from "../../../documents/position.ts";
import { messages } from "../../../faults/messages.ts";
import type { Said } from "../../../faults/say.ts";
import { addressesOf } from "../../given/addresses/addresses.ts";
import type { Check, Checking } from "../../given/checking.ts";
import type { Project } from "../../given/project.ts";
import { latestOf } from "../set-by.ts";
import { tellingOnce } from "../told-once.ts";

/**
 * The tabs at the foot lead everywhere they are for (S5): each to a screen of its own under words of its own, and none
 * is left out under which a screen is open, since nothing else leads to it from the other tabs.
 */
export const checkTabs: Check = ({ project, report }) => {
  const tell = tellingOnce({ project, report });
  for (const brand of project.brands)
    for (const { path, said } of project.about(brand, brokenTabs)) tell(brand, path, said);
  tellUnordered({ project, report });
};

/** A tab that no brand has: nobody sees it. One under which a screen stands is told at the order that leaves it out. */
function tellUnordered({ project, report }: Pick<Checking, "project" | "report">): void {
  const ordered = new Set(project.brands.flatMap(({ value }) => elements(valueAt(value, ["tabs", "order"]))));
  const under = project.whole(screensUnderTabs);
  if (project.brands.length === 0) return;
  for (const document of project.listed("brand"))
    for (const tab of Object.keys(entries(valueAt(document.data, ["tabs", "items"]))))
      if (!ordered.has(tab) && !under.has(tab))
        report(document, ["tabs", "items", tab], messages.tabUnordered(tab), { at: "key" });
}

interface Broken {
  readonly path: Path;
  readonly said: Said;
}

const brokenTabs = (project: Project, brand: EffectiveBrand): readonly Broken[] => [
  ...leftOut(project, brand),
  ...elsewhere(project, brand),
  ...labelledTwice(brand),
];

/** Tabs of screens that are open with this brand. */
function leftOut(project: Project, brand: EffectiveBrand): readonly Broken[] {
  const { order: said, items } = entries(valueAt(brand.value, ["tabs"]));
  const order = elements(said);
  const under = project.whole(screensUnderTabs);
  const isNeeded = (tab: string) => under.get(tab)?.some((flag) => isOpen(brand, flag)) === true;
  const lacking = Object.keys(entries(items)).filter((tab) => !order.includes(tab) && isNeeded(tab));
  return lacking.length === 0
    ? []
    : [{ path: ["tabs", "order"], said: messages.tabsStay(pairName(brand), lacking, order) }];
}

/** The tabs that screens stand under, each with the flag of every such screen, if it has one. */
const screensUnderTabs = (project: Project): ReadonlyMap<string, readonly unknown[]> => {
  const found = new Map<string, unknown[]>();
  for (const { data } of project.ofKind("screen").values()) {
    const { tab, flag } = entries(data);
    if (typeof tab === "string") found.set(tab, [...(found.get(tab) ?? []), flag]);
  }
  return found;
};

/** Whether a brand closes no screen of this flag. */
const isOpen = ({ value }: EffectiveBrand, flag: unknown): boolean =>
  typeof flag !== "string" || valueAt(value, ["flags", flag]) === true;

/** Tabs that lead to a screen which stands under another. */
function elsewhere(project: Project, brand: EffectiveBrand): readonly Broken[] {
  return shown(brand).flatMap(({ tab, says: { to } }) => {
    const screen = typeof to === "string" ? project.whole(addressesOf).screen(to) : undefined;
    if (typeof to !== "string" || !screen) return [];
    const { tab: under } = entries(screen.data);
    const found = typeof under === "string" ? under : undefined;
    if (found === tab) return [];
    return [{ path: ["tabs", "items", tab, "to"], said: messages.tabElsewhere(pairName(brand), tab, to, found) }];
  });
}

/** Tabs that say the words of one before them. */
function labelledTwice(brand: EffectiveBrand): readonly Broken[] {
  const labelOf = (tab: string): Path => ["tabs", "items", tab, "label"];
  const tabs = shown(brand);
  return tabs.flatMap(({ tab, says: { label } }, at) => {
    const same = tabs.slice(0, at).find(({ says }) => says.label === label);
    if (!same || label === undefined) return [];
    const [own, other] = [labelOf(tab), labelOf(same.tab)];
    const latest = latestOf(brand, own, other);
    const beside = formatPath(latest === own ? other : own);
    return [{ path: latest, said: messages.sameTwice(pairName(brand), beside, label) }];
  });
}

/** The tabs that show, with what is said of each; of one that is unknown, that is told. */
function shown({ value }: EffectiveBrand): readonly { tab: string; says: Readonly<Record<string, unknown>> }[] {
  const { order, items } = entries(valueAt(value, ["tabs"]));
  return elements(order).flatMap((id) => {
    const says = entries(items)[String(id)];
    return isEntries(says) ? [{ tab: String(id), says }] : [];
  });
}
