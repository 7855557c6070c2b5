import { type Part, type Visitor, walkDocument } from "../../engine/grammar.ts";
import { list, object, walkPart } from "../../engine/testing.ts";
import type { Project } from "../../publish/check/given/project.ts";
import { elements, entries, isEntries } from "../../publish/documents/entries.ts";
import type { EffectiveBrand } from "../../publish/documents/compose-brand.ts";
import type { Document } from "../../publish/documents/document.ts";
import { always, type Given, known, never, unknown } from "./known.ts";

/** Goes through everything that a screen is made of, and notes the addresses that its steps lead to. */
export class Walk {
  readonly found = new Set<string>();
  readonly #project: Project;
  readonly #brand: EffectiveBrand;
  readonly #seen = new Set<Document>();
  readonly #decided = new Set<string>();
  readonly #visitor: Visitor<Given> = { part: (part) => (this.#leads(part) ? undefined : { instead: part.value }) };

  constructor(project: Project, brand: EffectiveBrand) {
    this.#project = project;
    this.#brand = brand;
  }

  document(document: Document | undefined, given: Given): void {
    if (!document || this.#seen.has(document)) return;
    this.#seen.add(document);
    walkDocument(document.kind, document.data, given, this.#visitor);
  }

  steps(steps: unknown, given: Given): void {
    walkPart({ holds: list(object("step")), value: steps, context: given }, this.#visitor);
  }

  /** Notes where a part leads; false when it surely never shows or runs. */
  #leads({ holds, value, context: given }: Part<Given>): boolean {
    const found = entries(value);
    if (holds.is === "object" && holds.shape === "node") {
      if (never(found.when, given)) return false;
      for (const to of addressesIn(found.with, given)) this.found.add(to);
    }
    if (holds.is === "object" && holds.shape === "step") {
      if (never(found.if, given)) return false;
      this.#step(String(found.do), entries(found.with), given);
    }
    if (holds.is === "reference" && (holds.to === "part" || holds.to === "dialog"))
      this.document(this.#project.ofKind(holds.to).get(String(value)), given);
    if (holds.is === "arrangement") this.#arranged(String(value), given);
    return true;
  }

  #step(verb: string, using: Readonly<Record<string, unknown>>, given: Given): void {
    const { routes } = this.#brand.value;
    for (const to of addressesIn(using, given)) this.found.add(to);
    if (verb === "login") this.found.add(String(entries(routes).home));
    if (verb === "logout" && using.to === undefined) this.found.add(String(entries(routes).login));
    if (verb === "decide") this.#decision(using, given);
  }

  #decision({ decision, inputs }: Readonly<Record<string, unknown>>, outer: Given): void {
    // The same decision may be taken again after a dialog; once is enough to know where it leads.
    const key = `${String(decision)} ${JSON.stringify(inputs)}`;
    if (this.#decided.has(key)) return;
    this.#decided.add(key);
    const { rows, undecided } = entries(this.#project.ofKind("decision").get(String(decision))?.data);
    const given: Given = (path) => {
      const [root, name = ""] = path.split(".");
      if (root !== "inputs") return outer(path);
      const input = entries(inputs)[name];
      return isEntries(input) && "$" in input ? known(input.$, outer) : unknown;
    };
    for (const row of elements(rows)) {
      const { when, then } = entries(row);
      if (never(when, given)) continue;
      this.steps(then, given);
      if (always(when, given)) return;
    }
    this.steps(entries(undecided).then, given);
  }

  #arranged(what: string, given: Given): void {
    const { home, menus } = this.#brand.value;
    if (what === "home")
      for (const section of elements(entries(home).order)) {
        const { use = section } = entries(entries(entries(home).sections)[String(section)]);
        this.document(this.#project.ofKind("section").get(String(use)), given);
      }
    const menu = what.replace(/^menus\./, "");
    const items = entries(entries(this.#project.ofKind("menu").get(menu)?.data).items);
    for (const item of elements(entries(entries(menus)[menu]).order)) {
      const { when, on } = entries(items[String(item)]);
      if (!never(when, given)) this.steps(entries(on).press, given);
    }
  }
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
