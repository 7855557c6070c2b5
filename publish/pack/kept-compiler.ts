import { Compiler } from "../../engine/compile.ts";
import type { PartDocument } from "../../engine/document.ts";
import type { PublishedSection } from "../../engine/published.ts";
import { remembered } from "./remembered.ts";

/**
 * Compiles each document once, as long as it is the same object: a reader gives the same one for a text that is as it
 * was, so that after an edit only what was edited is compiled.
 */
export class KeptCompiler {
  readonly #compiler: Compiler;
  readonly #sections = new WeakMap<PartDocument, Map<string, PublishedSection>>();

  constructor(parts: readonly PartDocument[]) {
    const byId = new Map(parts.map((part) => [part.id, part]));
    this.#compiler = new Compiler((id) => byId.get(id));
    const { screen, dialog, menu, rule, decision, catalogue } = this.#compiler;
    this.screen = once(screen);
    this.dialog = once(dialog);
    this.menu = once(menu);
    this.rule = once(rule);
    this.decision = once(decision);
    this.catalogue = once(catalogue);
  }

  readonly screen: Compiler["screen"];
  readonly dialog: Compiler["dialog"];
  readonly menu: Compiler["menu"];
  readonly rule: Compiler["rule"];
  readonly decision: Compiler["decision"];
  readonly catalogue: Compiler["catalogue"];

  /** A section with the params that a brand hands to it, by their name. */
  section(section: PartDocument, name: string, params: Parameters<Compiler["section"]>[1]): PublishedSection {
    const known = this.#sections.get(section) ?? new Map<string, PublishedSection>();
    this.#sections.set(section, known);
    const made = known.get(name) ?? this.#compiler.section(section, params);
    known.set(name, made);
    return made;
  }
}

function once<From extends object, To>(make: (from: From) => To): (from: From) => To {
  const made = new WeakMap<From, To>();
  return (from) => {
    const found = made.get(from) ?? make(from);
    made.set(from, found);
    return found;
  };
}

/** The compiler for some parts: as long as they are the same, the one of before. */
export const compilerFor = remembered((parts: readonly PartDocument[]) => new KeptCompiler(parts));
