import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { EffectiveBrand } from "../../documents/compose-brand.ts";
import type { Document } from "../../documents/document.ts";
import { elements, entries } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";
import { messages } from "../../faults/messages.ts";
import { nearest } from "../../faults/nearest.ts";
import type { BrandUse } from "../given/brand-names.ts";
import { brandUses, reads } from "../given/brand-uses.ts";
import type { Check, Checking } from "../given/checking.ts";
import { leadsTo } from "../given/routes.ts";
import { TextIndex } from "../given/text-index.ts";

/** The lists of the brand that hold slides. */
const lists = ["banner", "activities"];
/** What each slide says, under its id (`locales/<language>/slides.text.json`). */
const words = ["title", "text", "button"];

/** A list of slides as a document states it. */
interface Stated {
  readonly document: Document;
  readonly name: string;
  /** The brands that show this one and not another layer's. */
  readonly brands: readonly EffectiveBrand[];
  readonly slides: readonly { readonly said: Readonly<Record<string, unknown>>; readonly path: Path }[];
}

/** Slides lead somewhere, show what is there, in days that come, say their words, and stand where somebody sees them. */
export const checkSlides: Check = (given) => {
  const stated = statedIn(given);
  const index = new TextIndex(given.project.documents);
  const uses = brandUses(given.project, given.source);
  for (const list of stated) {
    checkShown(given, list, uses);
    const seen = new Set<unknown>();
    for (const { said, path } of list.slides) {
      if (seen.has(said.id)) given.report(list.document, [...path, "id"], messages.slideTwice(String(said.id)));
      seen.add(said.id);
      checkTarget(given, list, said.linkUrl, [...path, "linkUrl"]);
      checkPicture(given, list, said.imageUrl, [...path, "imageUrl"]);
      checkDays(given, list, said, path);
      checkWords(given, list, said.id, [...path, "id"], index);
    }
  }
  checkUnused(given, stated, index);
};

function statedIn({ project }: Checking): readonly Stated[] {
  return project.documents
    .filter(({ kind }) => kind === "brand")
    .flatMap((document) =>
      lists.flatMap((name) => {
        const list = entries(entries(document.data).lists)[name];
        if (!Array.isArray(list)) return [];
        const brands = project.brands.filter(({ origins }) => origins.get(`lists.${name}`)?.file === document.file);
        const slides = elements(list).map((said, at) => ({ said: entries(said), path: ["lists", name, at] }));
        return [{ document, name, brands, slides }];
      }),
    );
}

/** A section that reads the list stands on the home of some brand that has it. */
function checkShown({ project, report }: Checking, list: Stated, uses: readonly BrandUse[]): void {
  const { document, name, brands, slides } = list;
  const files = new Set(uses.filter((use) => reads(use, `lists.${name}`)).map(({ file }) => file));
  const sections = [...project.ofKind("section")].flatMap(([id, section]) => (files.has(section.file) ? [id] : []));
  const shown = brands.some(({ value }) => {
    const home = entries(value.home);
    return elements(home.order).some((id) => {
      const { use = id } = entries(entries(home.sections)[String(id)]);
      return sections.includes(String(use));
    });
  });
  if (slides.length > 0 && sections.length > 0 && !shown)
    report(document, ["lists", name], messages.slidesUnshown(sections), { at: "key" });
}

function checkTarget({ project, report }: Checking, list: Stated, address: unknown, path: Path): void {
  if (typeof address !== "string") return;
  if (!address.startsWith("/")) return checkHost(report, list, address, path);
  const routes = [...project.ofKind("screen").values()].map(({ data }) => String(entries(data).route));
  if (!routes.some((route) => route !== "/*" && leadsTo(address, route)))
    report(list.document, path, messages.unknownRoute(address, nearest(address, routes)));
}

function checkPicture({ project, report }: Checking, list: Stated, address: unknown, path: Path): void {
  if (typeof address !== "string") return;
  if (!address.startsWith("/")) return checkHost(report, list, address, path);
  const folder = join(project.root, "brands/assets");
  const pictures = existsSync(folder) ? readdirSync(folder).map((file) => `/assets/${file}`) : [];
  if (!pictures.includes(address))
    report(list.document, path, messages.unknown("picture of brands/assets", address, nearest(address, pictures)));
}

/** Every brand that shows it lets an address of another host be followed. */
function checkHost(report: Checking["report"], { document, brands }: Stated, address: string, path: Path): void {
  const host = URL.canParse(address) ? new URL(address).hostname : address;
  for (const { value, business, channel } of brands) {
    const allowed = elements(entries(value.lists).allowList).map(String);
    if (allowed.some((one) => one === host || (one.startsWith(".") && host.endsWith(one)))) continue;
    report(document, path, messages.hostNotAllowed(`${business}-${channel}`, host, nearest(host, allowed)));
    return;
  }
}

function checkDays(
  { report }: Checking,
  { document }: Stated,
  said: Stated["slides"][number]["said"],
  path: Path,
): void {
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

function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === day;
}

function checkWords({ report }: Checking, { document }: Stated, id: unknown, path: Path, index: TextIndex): void {
  if (typeof id !== "string") return;
  for (const word of words) {
    const key = `slides.${word}_${id}`;
    const known = index
      .of(`slides.${word}`)
      .flatMap(({ forms }) => forms.map(({ context }) => `slides.${word}_${context}`));
    const lacking = index.languages.filter(
      (language) =>
        !index
          .of(`slides.${word}`)
          .some((entry) => entry.language === language && entry.forms.some(({ context }) => context === id)),
    );
    if (lacking.length > 0)
      report(
        document,
        path,
        messages.textMissing(key, lacking.join(", "), known.includes(key) ? undefined : nearest(key, known)),
      );
  }
}

/** Words that no slide of any brand says. */
function checkUnused({ report }: Checking, stated: readonly Stated[], index: TextIndex): void {
  const ids = new Set(stated.flatMap(({ slides }) => slides.map(({ said }) => String(said.id))));
  for (const word of words)
    for (const { document } of index.of(`slides.${word}`))
      for (const key of Object.keys(entries(entries(document.data).texts)))
        if (key.startsWith(`${word}_`) && !ids.has(key.slice(word.length + 1)))
          report(document, ["texts", key], messages.slideWordsUnused(key), { at: "key" });
}
