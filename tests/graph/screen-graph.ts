import type { EffectiveBrand } from "../../tools/documents/compose-brand.ts";
import type { Document } from "../../tools/documents/document.ts";
import type { Project } from "../../tools/check/project.ts";
import { leadsTo } from "../../tools/check/routes.ts";
import { elements, entries, isEntries } from "../../tools/check/walk/places.ts";
import { always, type Given, known, never, unknown } from "./known.ts";

/** One screen of a brand with what a borrower can do there. */
export interface Place {
  readonly id: string;
  readonly route: string;
  /** Screens that its steps, menus, dialogs, decisions and tabs lead to. */
  readonly on: ReadonlySet<string>;
  /** The header has a way back to where one came from. */
  readonly header: boolean;
  readonly tab: boolean;
  /** Something outside the documents leads there. */
  readonly external: boolean;
  /** Steps that leave the app or the screen without naming another one. */
  readonly leaves: boolean;
  /** This brand sends whoever opens it somewhere else. */
  readonly closed: boolean;
}

interface Found {
  readonly to: string;
  /** Taken as soon as the screen is entered, whatever the data says. */
  readonly sure: boolean;
}

/** What leads where in one brand: conditions that the brand's own data decides are decided. */
export function screenGraph(project: Project, brand: EffectiveBrand): ReadonlyMap<string, Place> {
  const screens = [...project.ofKind("screen").values()];
  const given: Given = (path) => (path.startsWith("brand.") ? at(brand.value, path.split(".").slice(1)) : unknown);
  const screenAt = (address: string): string | undefined => {
    const fits = screens.filter(({ data }) => leadsTo(address, String(entries(data).route)));
    const exact = fits.find(({ data }) => !String(entries(data).route).includes("{"));
    return id(exact ?? fits.find(({ data }) => entries(data).route !== "/*"));
  };
  const routes = entries(brand.value.routes);
  const graph = new Map<string, Place>();
  for (const screen of screens) {
    const data = entries(screen.data);
    const walk = new Walk(project, brand, given);
    walk.steps(entries(data.on).enter, given, true);
    const entered = [...walk.found];
    walk.document(screen, given);
    if (data.reads !== undefined) walk.steps(elements(entries(project.ofKind("catalogue").values().next().value?.data).entries).flatMap((entry) => elements(entries(entry).except).includes(data.id) ? [] : elements(entries(entry).then)), given, false);
    if (typeof data.tab === "string")
      for (const tab of elements(entries(brand.value.tabs).order))
        walk.found.push({ to: String(entries(entries(entries(brand.value.tabs).items)[String(tab)]).to), sure: false });
    const own = String(data.id);
    graph.set(own, {
      id: own,
      route: String(data.route),
      on: new Set(walk.found.flatMap(({ to }) => screenAt(to) ?? []).filter((other) => other !== own)),
      header: data.header === undefined || data.header === "back",
      tab: typeof data.tab === "string",
      external: data.external === true || data.route === "/*",
      leaves: walk.leaves,
      closed: entered.some(({ to, sure }) => sure && to === routes.disabled),
    });
  }
  return graph;
}

/** Screens that can be reached by tapping on from some. */
export function reached(graph: ReadonlyMap<string, Place>, from: Iterable<string>): ReadonlySet<string> {
  const found = new Set<string>(from);
  for (const at of found) {
    const place = graph.get(at);
    if (!place?.closed) for (const next of place?.on ?? []) found.add(next);
  }
  return found;
}

const id = (document: Document | undefined) => (document ? String(entries(document.data).id) : undefined);

const at = (value: unknown, words: readonly string[]): unknown =>
  words.reduce<unknown>((inner, word) => entries(inner)[word], value);

/** Goes through everything that a screen is made of, and notes where its steps lead. */
class Walk {
  readonly found: Found[] = [];
  leaves = false;
  readonly #project: Project;
  readonly #brand: EffectiveBrand;
  readonly #seen = new Set<Document>();

  constructor(project: Project, brand: EffectiveBrand, given: Given) {
    this.#project = project;
    this.#brand = brand;
    void given;
  }

  document(document: Document | undefined, given: Given): void {
    if (!document || this.#seen.has(document)) return;
    this.#seen.add(document);
    const { on, children } = entries(document.data);
    for (const list of Object.values(entries(on))) this.steps(list, given, false);
    this.#nodes(children, given);
  }

  steps(list: unknown, given: Given, sure: boolean): void {
    for (const found of elements(list)) {
      const { do: verb, if: condition, with: using, ok, fail } = entries(found);
      if (never(condition, given)) continue;
      const certain = sure && always(condition, given);
      this.#step(String(verb), entries(using), given, certain);
      this.steps(ok, given, false);
      this.steps(fail, given, false);
    }
  }

  #step(verb: string, using: Readonly<Record<string, unknown>>, given: Given, sure: boolean): void {
    const { routes } = this.#brand.value;
    if (verb === "open" || verb === "close" || verb === "share") this.leaves = true;
    for (const to of addressesIn(using, given)) this.found.push({ to, sure });
    if (verb === "login") this.found.push({ to: String(entries(routes).home), sure });
    if (verb === "logout" && using.to === undefined) this.found.push({ to: String(entries(routes).login), sure });
    if (verb === "back") this.leaves = true;
    if (verb === "dialog") this.document(this.#project.ofKind("dialog").get(String(using.dialog)), given);
    if (verb === "decide") this.#decision(using, given, sure);
  }

  #decision({ decision, inputs }: Readonly<Record<string, unknown>>, outer: Given, sure: boolean): void {
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
      const certain = sure && always(when, given);
      this.steps(then, given, certain);
      if (always(when, given)) return;
    }
    this.steps(entries(undecided).then, given, false);
  }

  #nodes(list: unknown, given: Given): void {
    for (const found of elements(list)) {
      const node = entries(found);
      if (never(node.when, given)) continue;
      for (const steps of Object.values(entries(node.on))) this.steps(steps, given, false);
      for (const to of addressesIn(entries(node.with), given)) this.found.push({ to, sure: false });
      if (typeof node.use === "string") this.document(this.#project.ofKind("part").get(node.use), given);
      if (typeof node.arrange === "string") this.#arranged(node.arrange, given);
      this.#nodes(node.children, given);
      for (const slot of Object.values(entries(node.slots))) this.#nodes(slot, given);
    }
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
      if (!never(when, given)) this.steps(entries(on).press, given, false);
    }
  }
}

/** Addresses inside the app that a value holds or may come to. */
function addressesIn(value: unknown, given: Given): string[] {
  if (typeof value === "string") return /^\/[A-Za-z]/.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((inner) => addressesIn(inner, given));
  if (!isEntries(value)) return [];
  if (typeof value.var === "string" && value.var.startsWith("brand.routes.")) return [String(given(value.var))];
  return Object.values(value).flatMap((inner) => addressesIn(inner, given));
}
