import { type Part, steps, type Visitor, walkDocument, walkPart } from "../../../engine/grammar.ts";
import type { Document } from "../../documents/document.ts";
import { elements, entries, isEntries } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";
import type { Project } from "../given/project.ts";
import { always, type Given, known, never, unknown } from "../meaning/known.ts";
import { type BrandValues, ByBrand } from "./brand-reads.ts";

/** Where a way begins: the place of what leads on. */
export interface Place {
  readonly document: Document;
  readonly path: Path;
}

/** The addresses that something leads to, each with the first place that leads there. */
export type Led = Map<string, Place>;

/** What stands in one document: where it leads by itself, and what else it is made of. */
interface Stretch {
  readonly led: Led;
  readonly next: Set<ByBrand<Stretch>>;
}

interface Around extends Stretch {
  readonly given: Given;
  readonly document: Document;
}

/** Where documents lead, with everything that they are made of: parts, sections, menus, dialogs, decisions. */
export class Ways {
  readonly #project: Project;
  readonly #stretches = new Map<string, ByBrand<Stretch>>();
  readonly #visitor: Visitor<Around> = { part: (part) => (this.#leads(part) ? undefined : { instead: part.value }) };

  constructor(project: Project) {
    this.#project = project;
  }

  /** Where a document leads with a brand, its steps for calls that fail included. */
  from(document: Document, brand: BrandValues): Led {
    const found: Led = new Map();
    const waiting = new Set([this.#document(document)]);
    for (const stretch of waiting) {
      const { led, next } = stretch.of(brand);
      for (const [address, place] of led) if (!found.has(address)) found.set(address, place);
      for (const other of next) waiting.add(other);
    }
    return found;
  }

  /** What is worked out under a key once. */
  #stretch(key: string, document: Document, work: (around: Around) => void): ByBrand<Stretch> {
    let known = this.#stretches.get(key);
    if (!known) {
      known = new ByBrand((given) => {
        const around: Around = { given, document, led: new Map(), next: new Set() };
        work(around);
        return { led: around.led, next: around.next };
      });
      this.#stretches.set(key, known);
    }
    return known;
  }

  #document(document: Document): ByBrand<Stretch> {
    return this.#stretch(document.file, document, (around) => {
      walkDocument(document.kind, document.data, around, this.#visitor);
      if (document.kind !== "screen") return;
      const { id, reads, tab } = entries(document.data);
      if (reads !== undefined) this.#failing(id, around);
      if (typeof tab === "string") tabs(around);
    });
  }

  #steps(value: unknown, path: Path, around: Around): void {
    walkPart({ holds: steps, value, path, context: around }, this.#visitor);
  }

  /** Notes where a part leads; false when nothing in it leads on, or it surely never shows or runs. */
  #leads({ holds, value, path, context }: Part<Around>): boolean {
    const { given } = context;
    switch (holds.is) {
      case "object": {
        const found = entries(value);
        if (holds.shape === "node") {
          if (never(found.when, given)) return false;
          for (const to of addressesIn(found.with, given)) note(to, path, context);
        }
        return holds.shape !== "step" || this.#step(found, path, context);
      }
      case "reference":
        if (holds.to === "part" || holds.to === "dialog") this.#add(holds.to, value, context);
        return true;
      case "arrangement":
        this.#arranged(String(value), context);
        return true;
      case "list":
      case "named":
      case "arguments":
        return true;
      default:
        return false;
    }
  }

  #step(step: Readonly<Record<string, unknown>>, path: Path, context: Around): boolean {
    const { given } = context;
    if (never(step.if, given)) return false;
    const using = entries(step.with);
    for (const to of addressesIn(using, given)) note(to, path, context);
    if (step.do === "login") note(String(given("brand.routes.home")), path, context);
    if (step.do === "logout" && using.to === undefined) note(String(given("brand.routes.login")), path, context);
    if (step.do === "decide") this.#decision(using, context);
    return true;
  }

  #add(kind: string, id: unknown, { next }: Around): void {
    const document = this.#project.ofKind(kind).get(String(id));
    if (document) next.add(this.#document(document));
  }

  #decision({ decision, inputs }: Readonly<Record<string, unknown>>, { given: outer, next }: Around): void {
    const document = this.#project.ofKind("decision").get(String(decision));
    if (!document) return;
    const told = Object.fromEntries(
      Object.entries(entries(inputs)).flatMap(([name, input]) => {
        const value = isEntries(input) && "$" in input ? known(input.$, outer) : unknown;
        return value === unknown ? [] : [[name, value]];
      }),
    );
    const key = `${String(decision)} ${JSON.stringify(told)}`;
    next.add(this.#stretch(key, document, (around) => this.#rows(told, around)));
  }

  #rows(told: Readonly<Record<string, unknown>>, { given: outer, ...around }: Around): void {
    const { rows, undecided } = entries(around.document.data);
    const given: Given = (path) => {
      const [root, name = ""] = path.split(".");
      if (root !== "inputs") return outer(path);
      return Object.hasOwn(told, name) ? told[name] : unknown;
    };
    for (const [index, row] of elements(rows).entries()) {
      const { when, then } = entries(row);
      if (never(when, given)) continue;
      this.#steps(then, ["rows", index, "then"], { ...around, given });
      // A row that takes everything by itself is said as that, when it is not the last.
      if (always(when, given) && !always(when, () => unknown)) return;
    }
    this.#steps(entries(undecided).then, ["undecided", "then"], { ...around, given });
  }

  #arranged(what: string, around: Around): void {
    const { given, next } = around;
    if (what === "home") {
      const home = given("brand.home");
      const { sections } = entries(home);
      const order = home === unknown ? this.#project.ofKind("section").keys() : elements(entries(home).order);
      for (const section of order)
        this.#add("section", entries(entries(sections)[String(section)]).use ?? section, around);
    }
    const id = what.replace(/^menus\./, "");
    const menu = this.#project.ofKind("menu").get(id);
    if (menu) next.add(this.#stretch(menu.file, menu, (inside) => this.#menu(id, inside)));
  }

  #menu(id: string, around: Around): void {
    const { given, document } = around;
    const items = entries(entries(document.data).items);
    const ordered = given(`brand.menus.${id}`);
    for (const item of ordered === unknown ? Object.keys(items) : elements(entries(ordered).order)) {
      const { when, on } = entries(items[String(item)]);
      if (!never(when, given)) this.#steps(entries(on).press, ["items", String(item), "on", "press"], around);
    }
  }

  /** Steps of the error catalogue that may run on a screen. */
  #failing(screen: unknown, { next }: Around): void {
    const [document] = this.#project.ofKind("catalogue").values();
    if (!document) return;
    elements(entries(document.data).entries).forEach((found, index) => {
      const { except, then } = entries(found);
      if (elements(except).includes(screen)) return;
      const path = ["entries", index, "then"];
      next.add(this.#stretch(`${document.file} ${index}`, document, (around) => this.#steps(then, path, around)));
    });
  }
}

function note(address: string, path: Path, { led, document }: Around): void {
  if (!led.has(address)) led.set(address, { document, path });
}

/** The tab bar of the brand. */
function tabs(around: Around): void {
  const { order, items } = entries(around.given("brand.tabs"));
  for (const tab of elements(order)) note(String(entries(entries(items)[String(tab)]).to), ["tab"], around);
}

/** Addresses inside the app that a value holds or may come to. */
function addressesIn(value: unknown, given: Given): string[] {
  if (typeof value === "string") return /^\/[A-Za-z]/.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((inner) => addressesIn(inner, given));
  if (!isEntries(value)) return [];
  const path = value.$ ?? value.var;
  if (typeof path === "string" && path.startsWith("brand.routes.")) return [String(given(path))];
  return Object.values(value).flatMap((inner) => addressesIn(inner, given));
}
