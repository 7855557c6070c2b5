import type { Document } from "../../documents/document.ts";
import { entries, isEntries, valueAt } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";
import { messages } from "../../faults/messages.ts";
import { conjuncts } from "../disclosure/conjuncts.ts";
import { addressesOf } from "../given/addresses/addresses.ts";
import { ofEach } from "../given/checking.ts";
import { idOf } from "../given/document-index.ts";
import { namedAt } from "../given/namings.ts";
import type { Project } from "../given/project.ts";
import { addresses } from "../given/addresses/addresses-in.ts";

/**
 * What leads to a screen that a flag closes is under that flag: an entry of a menu, a button or a step that a brand
 * shows while it has the screen closed would lead back. It holds where it stands, where it is used, or on a screen that
 * the same flag closes.
 */
export const checkClosedWays = ofEach(({ project, report }, document) => {
  const held = new Held(project);
  for (const { step, path } of project.places(document).steps) {
    if (step.do !== "go" && step.do !== "back") continue;
    for (const { address, path: below } of addresses(entries(step.with).to)) {
      const screen = project.whole(addressesOf).screen(address);
      const { flag } = entries(screen?.data);
      const at = [...path, "with", "to", ...below];
      if (typeof flag === "string" && !held.at(document, at, flag))
        report(document, at, messages.openWay(address, flag));
    }
  }
});

/** Where a flag is known to be on. */
class Held {
  readonly #project: Project;
  readonly #known = new Map<string, boolean>();

  constructor(project: Project) {
    this.#project = project;
  }

  at(document: Document, path: Path, flag: string): boolean {
    return underFlag(document.data, path, flag) || this.#everywhere(document, flag);
  }

  /** Whether a document is used under the flag alone. */
  #everywhere(document: Document, flag: string): boolean {
    const { kind, data } = document;
    if (kind === "screen") return entries(data).flag === flag;
    if (!["part", "dialog", "menu", "section", "decision"].includes(kind)) return false;
    const key = `${document.file} ${flag}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    // What uses itself is held by its other uses.
    this.#known.set(key, true);
    const uses = kind === "section" ? namedAt(this.#project, "home") : namedAt(this.#project, kind, idOf(document));
    const holds = uses.length > 0 && uses.every((use) => this.at(use.document, use.path, flag));
    this.#known.set(key, holds);
    return holds;
  }
}

/** Whether a condition around a place asks for the flag. */
function underFlag(data: unknown, path: Path, flag: string): boolean {
  const wanted = `{"var":["brand.flags.${flag}"]}`;
  const asks = (expression: unknown) => conjuncts({ expression, each: false }).includes(wanted);
  return path.some((key, at) => {
    const around = path.slice(0, at);
    const { when, if: condition } = entries(valueAt(data, around));
    if (asks(when) || (!Array.isArray(condition) && asks(condition))) return true;
    // A branch of `if` in an expression: what stands before it holds.
    if (around.at(-1) !== "if" || typeof key !== "number" || key % 2 === 0) return false;
    const before = valueAt(data, [...around, key - 1]);
    return isEntries(before) && asks(before);
  });
}
