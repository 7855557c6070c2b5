import { type Part, steps, type Visitor, walkDocument, walkPart } from "../../../engine/grammar.ts";
import type { Document } from "../../documents/document.ts";
import { elements, entries, isEntries } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";
import type { Project } from "../given/project.ts";
import { always, type Given, known, never, unknown } from "../meaning/known.ts";
import { grouped } from "../memo/grouped.ts";
import { ByBrand } from "./brand-reads.ts";
import { begun, brandIn, type Deed, type DeedsByWord, done, handedOn, pathsIn, told } from "./deeds.ts";

/** Where a way begins: the place of what leads on. */
export interface Place {
  readonly document: Document;
  readonly path: Path;
}

/** The addresses that something leads to, each with the first place that leads there. */
type Led = Map<string, Place>;

/** Something that a document goes on with, by its name; `part` says which part of it where it is not the whole. */
interface Next {
  readonly kind: string;
  readonly name: string;
  readonly part?: string;
  readonly by: readonly string[];
}

/** What stands in one document: where it leads by itself, what it does, and what else it is made of. */
interface Stretch {
  readonly led: Led;
  readonly deeds: Deed[];
  readonly next: Next[];
}

interface Around extends Stretch {
  readonly given: Given;
  readonly document: Document;
  readonly by: readonly string[];
}

/** The failures that may come up on a screen. */
const failures = "catalogue";

/** Where a document leads, and what it does. */
interface Ways {
  readonly led: Led;
  /** By its words; found when somebody asks. */
  readonly deeds: () => DeedsByWord;
}

/**
 * Where a document leads and what it does, with everything that it is made of: parts, sections, menus, dialogs,
 * decisions, and its steps for calls that fail.
 */
export const waysFrom = (project: Project, document: Document): ByBrand<Ways> =>
  new ByBrand((_, of) => {
    const found: Led = new Map();
    const stretches = [...stretchesFrom(project, document, of)];
    for (const [{ led }] of stretches)
      for (const [address, place] of led) if (!found.has(address)) found.set(address, place);
    let deeds: DeedsByWord | undefined;
    return { led: found, deeds: () => (deeds ??= deedsByWord(stretches)) };
  });

/** What is done by each stretch, where what leads to it hangs on a brand as well. */
const deedsByWord = (stretches: readonly (readonly [stretch: Stretch, by: readonly string[]])[]): DeedsByWord =>
  grouped(
    stretches.flatMap(([{ deeds }, by]) =>
      deeds.map((deed) => [deed.what, by.length === 0 ? deed : { ...deed, by: [...deed.by, ...by] }] as const),
    ),
  );

/** Everything that a document is made of with a brand, and of what of the brand it hangs that it is. */
function* stretchesFrom(
  project: Project,
  document: Document,
  of: <Found>(stretch: ByBrand<Found>) => Found,
): Generator<readonly [stretch: Stretch, by: readonly string[]]> {
  const waiting = new Map([[project.about(document, stretchesOf).of(), noValues]]);
  // A map gives what is added to it while it is walked.
  for (const [waited, by] of waiting) {
    const stretch = of(waited);
    yield [stretch, by];
    for (const one of stretch.next)
      for (const other of named(project, one)) if (!waiting.has(other)) waiting.set(other, [...one.by, ...by]);
  }
}

const noValues: readonly string[] = [];

/** The stretches that a name stands for; of what is missing none. */
function named(project: Project, { kind, name, part }: Next): readonly ByBrand<Stretch>[] {
  if (kind === failures) {
    const [document] = project.ofKind(failures).values();
    return document
      ? elements(entries(document.data).entries).flatMap((entry, index) =>
          elements(entries(entry).except).includes(name)
            ? []
            : [project.about(document, stretchesOf).of(String(index))],
        )
      : [];
  }
  const ofKind = project.ofKind(kind);
  const documents = name === any ? [...ofKind.values()] : [ofKind.get(name) ?? []].flat();
  return documents.map((document) => project.about(document, stretchesOf).of(part));
}

/** Each of a kind. */
const any = "*";

/** The stretches of a document; they follow from it alone. */
const stretchesOf = (_: Project, document: Document): Stretches => new Stretches(document);

/** What stands in a document and in its parts, by brand. */
class Stretches {
  readonly #document: Document;
  readonly #known = new Map<string, ByBrand<Stretch>>();
  readonly #visitor: Visitor<Around> = {
    part: (part) => (this.#leads(part) ? undefined : { instead: part.value }),
    where: ({ value, context }, holds) => (holds ? { ...context, by: [...brandIn(value), ...context.by] } : context),
  };

  constructor(document: Document) {
    this.#document = document;
  }

  /** Of a decision `part` is what it is told, of a catalogue the number of an entry. */
  of(part = ""): ByBrand<Stretch> {
    let known = this.#known.get(part);
    if (!known) {
      known = new ByBrand((given) => {
        const stretch: Stretch = { led: new Map(), deeds: [], next: [] };
        this.#collect(part, { ...stretch, given, document: this.#document, by: noValues });
        return stretch;
      });
      this.#known.set(part, known);
    }
    return known;
  }

  #collect(part: string, around: Around): void {
    const { kind, data } = around.document;
    if (kind === "decision") return this.#rows(entries(JSON.parse(part)), around);
    if (kind === "menu") return this.#menu(around);
    if (kind === failures) {
      const entry = entries(elements(entries(data).entries)[Number(part)]);
      return this.#steps(entry.then, ["entries", Number(part), "then"], around);
    }
    walkDocument(kind, data, around, this.#visitor);
    if (kind !== "screen") return;
    const { id, reads, tab } = entries(data);
    if (reads !== undefined) around.next.push({ kind: failures, name: String(id), by: noValues });
    for (const [name, read] of Object.entries(entries(reads)))
      if (!never(entries(read).if, around.given)) done(`call ${String(entries(read).call)}`, ["reads", name], around);
    if (typeof tab === "string") tabs(around);
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
          told(found, path, context);
        }
        if (holds.shape === "field") begun(found, path, context);
        return holds.shape !== "step" || this.#step(found, path, context);
      }
      case "reference":
        if (holds.to === "part" || holds.to === "dialog")
          context.next.push({ kind: holds.to, name: String(value), by: context.by });
        return true;
      case "arrangement":
        arranged(String(value), context);
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
    if (step.do === "decide") decided(using, context);
    if (step.do === "call") done(`call ${String(using.call)}`, path, context);
    if (step.do === "bridge" || step.do === "tell") done(`ask ${String(using.capability)}`, path, context);
    if (step.do === "dialog") handedOn(String(using.dialog), using.with, path, context);
    return true;
  }

  #rows({ told, of }: Readonly<Record<string, unknown>>, { given: outer, ...around }: Around): void {
    const inputs = entries(told);
    const { rows, undecided } = entries(around.document.data);
    const given: Given = (path) => {
      const [root, name = ""] = path.split(".");
      if (root !== "inputs") return outer(path);
      return Object.hasOwn(inputs, name) ? inputs[name] : unknown;
    };
    const by = (when: unknown) => [
      ...pathsIn(when).flatMap((path) => elements(entries(of)[path.replace(/^inputs\./, "")]).map(String)),
      ...around.by,
    ];
    for (const [index, row] of elements(rows).entries()) {
      const { when, then } = entries(row);
      if (never(when, given)) continue;
      this.#steps(then, ["rows", index, "then"], { ...around, given, by: by(when) });
      // A row that takes everything by itself is said as that, when it is not the last.
      if (always(when, given) && !always(when, () => unknown)) return;
    }
    this.#steps(entries(undecided).then, ["undecided", "then"], { ...around, given });
  }

  #menu(around: Around): void {
    const { given, document } = around;
    const { id, items: written } = entries(document.data);
    const items = entries(written);
    const ordered = given(`brand.menus.${String(id)}`);
    for (const item of ordered === unknown ? Object.keys(items) : elements(entries(ordered).order)) {
      const { when, on } = entries(items[String(item)]);
      const by = [...brandIn(when), ...around.by];
      if (!never(when, given))
        this.#steps(entries(on).press, ["items", String(item), "on", "press"], { ...around, by });
    }
  }
}

function decided({ decision, inputs }: Readonly<Record<string, unknown>>, { given, next, by }: Around): void {
  const told = Object.fromEntries(
    Object.entries(entries(inputs)).flatMap(([name, input]) => {
      const value = isEntries(input) && "$" in input ? known(input.$, given) : unknown;
      return value === unknown ? [] : [[name, value]];
    }),
  );
  const of = Object.fromEntries(
    Object.entries(entries(inputs)).flatMap(([name, input]) => {
      const names = brandIn(entries(input).$);
      return names.length === 0 ? [] : [[name, names]];
    }),
  );
  next.push({ kind: "decision", name: String(decision), part: JSON.stringify({ told, of }), by });
}

function arranged(what: string, { given, next, by }: Around): void {
  if (what === "home") {
    const home = given("brand.home");
    const { sections } = entries(home);
    const order = home === unknown ? [any] : elements(entries(home).order);
    for (const section of order)
      next.push({ kind: "section", name: String(entries(entries(sections)[String(section)]).use ?? section), by });
  }
  next.push({ kind: "menu", name: what.replace(/^menus\./, ""), by });
}

/** Notes where a place leads. */
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
