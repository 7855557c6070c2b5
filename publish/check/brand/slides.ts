import { leadsOn } from "../../../lending/operators/offered.ts";
import type { EffectiveBrand } from "../../documents/compose-brand.ts";
import { elements, entries } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";
import { messages } from "../../faults/messages.ts";
import { nearest } from "../../faults/nearest.ts";
import { type Addresses, addressesOf } from "../given/addresses/addresses.ts";
import { brandUsesIn, reads } from "../given/brand-uses.ts";
import type { Check, Checking } from "../given/checking.ts";
import type { Project } from "../given/project.ts";
import { isDay, type Slides, slideWords, statedSlides } from "../given/slides.ts";
import { textsIn } from "../given/text-file.ts";
import { languagesOf, textsBeside } from "../given/text-index.ts";
import { refusedHost } from "./refused-host.ts";

/**
 * Slides lead somewhere, show what is there, in days that come, say their words, and stand where somebody sees them.
 */
export const checkSlides: Check = (given) => {
  const stated = statedSlides(given.project);
  const unsaid = unsaidSlides(given.project, stated);
  const addresses = given.project.whole(addressesOf);
  for (const list of stated) {
    const { document, name, slides } = list;
    const shown = shownBy(given, list);
    if (slides.length > 0 && shown.sections.length > 0 && shown.showing.length === 0)
      given.report(document, ["lists", name], messages.slidesUnshown(shown.sections), { at: "key" });
    const seen = new Set<unknown>();
    for (const { said, path } of slides) {
      if (seen.has(said.id)) given.report(document, [...path, "id"], messages.slideTwice(String(said.id)));
      seen.add(said.id);
      checkTarget(given, list, shown, { address: said.linkUrl, path: [...path, "linkUrl"] }, addresses);
      checkPicture(given, list, { address: said.imageUrl, path: [...path, "imageUrl"] });
      checkDays(given, list, { said, path });
      checkWords(given, list, { id: said.id, path: [...path, "id"], unsaid });
    }
  }
  checkUnused(given, unsaid);
};

/** The brands on whose home a section stands that reads the list. */
function shownBy({ project }: Checking, { name, brands }: Slides): Shown {
  const sections = [...project.ofKind("section")].flatMap(([id, section]) =>
    brandUsesIn(project, section).some((use) => reads(use, `lists.${name}`)) ? [id] : [],
  );
  const showing = brands.filter(({ value }) => {
    const home = entries(value.home);
    return elements(home.order).some((id) => {
      const { use = id } = entries(entries(home.sections)[String(id)]);
      return sections.includes(String(use));
    });
  });
  return { sections, showing };
}

interface Shown {
  readonly sections: readonly string[];
  readonly showing: readonly EffectiveBrand[];
}

/** One that leads to no screen is named with all such addresses (`routes.ts`). */
function checkTarget({ report }: Checking, list: Slides, { showing }: Shown, at: Target, addresses: Addresses): void {
  const { address, path } = at;
  if (typeof address !== "string") return;
  if (!address.startsWith("/")) return checkHost(report, list, address, path);
  const screen = addresses.screen(address);
  if (!screen || showing.length === 0) return;
  const { id, route, flag } = entries(screen.data);
  if (typeof flag === "string" && !showing.some(({ value }) => entries(value.flags)[flag] === true))
    report(list.document, path, messages.slideClosed(`screen ${String(id)}`, flag));
  else if (!leadsOn(address, [route], [])) report(list.document, path, messages.slideRefused(address));
}

interface Target {
  readonly address: unknown;
  readonly path: Path;
}

function checkPicture({ project, report }: Checking, list: Slides, { address, path }: Target): void {
  if (typeof address !== "string") return;
  checkHost(report, list, address, path);
  if (!address.startsWith("/assets/")) return;
  const pictures = [...project.pictures().keys()].map((file) => `/assets/${file}`);
  const named = (picture: string) => picture.replace(/\.\w+$/, "");
  if (!pictures.includes(address))
    report(
      list.document,
      path,
      messages.unknown(
        "picture of brands/assets",
        address,
        pictures.find((picture) => named(picture) === named(address)) ?? nearest(address, pictures),
      ),
    );
}

/** Every brand that shows it lets an address of another host be followed. */
function checkHost(report: Checking["report"], { document, brands }: Slides, address: string, path: Path): void {
  if (!address.startsWith("https://")) return;
  const [said] = brands.flatMap((brand) => refusedHost(brand, address) ?? []);
  if (said) report(document, path, said);
}

function checkDays({ report }: Checking, { document }: Slides, { said, path }: Slides["slides"][number]): void {
  const { from, until } = said;
  for (const [key, day] of Object.entries({ from, until }))
    if (typeof day === "string" && !isDay(day)) report(document, [...path, key], messages.noSuchDay(day, turned(day)));
  if (typeof from === "string" && typeof until === "string" && isDay(from) && isDay(until) && until < from)
    report(document, [...path, "until"], messages.untilBeforeFrom(from, until));
}

/** A day that was written as dd/MM/yyyy, as it has to be. */
function turned(written: string): string | undefined {
  const day = written.replace(/^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/, (_, day: string, month: string, year: string) =>
    [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-"),
  );
  return day !== written && isDay(day) ? day : undefined;
}

interface Worded {
  readonly id: unknown;
  readonly path: Path;
  /** Slides of which there are words, and which no brand has: one of these is meant, where it is another. */
  readonly unsaid: readonly string[];
}

function checkWords({ project, report }: Checking, { document }: Slides, { id, path, unsaid }: Worded): void {
  if (typeof id !== "string") return;
  const index = textsBeside(project, "slides");
  for (const word of slideWords) {
    const key = `slides.${word}_${id}`;
    const entriesOf = index.of(`slides.${word}`);
    const known = entriesOf.flatMap(({ forms }) => forms.flatMap(({ context }) => context ?? []));
    const lacking = languagesOf(project).filter(
      (language) =>
        !entriesOf.some((entry) => entry.language === language && entry.forms.some(({ context }) => context === id)),
    );
    if (lacking.length === 0) continue;
    const [left, ...others] = unsaid;
    const meant = nearest(id, unsaid) ?? nearest(id, known) ?? (others.length === 0 ? left : undefined);
    const isKnown = known.includes(id) || meant === undefined;
    report(
      document,
      path,
      messages.textMissing(key, lacking.join(", "), isKnown ? undefined : `slides.${word}_${meant}`),
    );
  }
}

/** The slides that only words are left of. */
function unsaidSlides(project: Project, stated: readonly Slides[]): readonly string[] {
  const index = textsBeside(project, "slides");
  const ids = new Set(stated.flatMap(({ slides }) => slides.map(({ said }) => String(said.id))));
  const worded = slideWords.flatMap((word) =>
    index.of(`slides.${word}`).flatMap(({ forms }) => forms.flatMap(({ context }) => context ?? [])),
  );
  return [...new Set(worded)].filter((id) => !ids.has(id));
}

/** Words that no slide of any brand says. */
function checkUnused({ project, report }: Checking, unsaid: readonly string[]): void {
  const index = textsBeside(project, "slides");
  for (const word of slideWords)
    for (const { document } of index.of(`slides.${word}`))
      for (const key of Object.keys(textsIn(document)))
        if (unsaid.some((id) => key === `${word}_${id}`))
          report(document, ["texts", key], messages.slideWordsUnused(key), { at: "key" });
}
