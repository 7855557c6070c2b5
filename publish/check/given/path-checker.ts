import { isRoot, roots, rootsOf } from "../../../engine/roots.ts";
import type { Document } from "../../documents/document.ts";
import { messages } from "../../faults/messages.ts";
import type { Said } from "../../faults/say.ts";
import { nearest } from "../../faults/nearest.ts";
import type { PathScope } from "../walk/places.ts";
import { NamesUnder } from "./names-under.ts";
import type { Project } from "./project.ts";
import type { SourceNames } from "./source-names.ts";

/** Says what is wrong with a path at a place; undefined when nothing is. */
export class PathChecker {
  readonly #names: NamesUnder;

  constructor(project: Project, source: SourceNames) {
    this.#names = new NamesUnder(project, source);
  }

  check(document: Document, path: string, scope: PathScope): Said | undefined {
    const [root = "", ...words] = path.split(".");
    const allowed: readonly string[] = scope.only ?? rootsOf(document.kind);
    if (!isRoot(root)) return messages.unknownRoot(root, allowed, nearest(root, allowed));
    if (scope.only && !allowed.includes(root)) return messages.unknownRoot(root, allowed);
    const { opened, names, where = "elsewhere" } = roots[root];
    const isClosed = opened && !opened.but?.includes(document.kind) && scope[opened.as] === undefined;
    if (!allowed.includes(root) || isClosed) return messages.rootNotHere(root, where);
    return this.#names.check(names, { above: root, words, document, scope });
  }
}
