import { isRoot, rootsOf, whereReadable } from "../../../engine/roots.ts";
import type { Document } from "../../documents/document.ts";
import { messages, type Said } from "../../faults/messages.ts";
import { nearest } from "../../faults/nearest.ts";
import type { Project } from "./project.ts";
import { routeParams } from "./routes.ts";
import type { Found } from "./shapes.ts";
import { entries, isEntries, type PathScope, type Shape } from "../walk/places.ts";

const known: Readonly<Record<string, readonly string[]>> = {
  route: ["params", "query", "path"],
  env: ["now", "native", "online", "keeps", "page", "can", "entry", "decision", "release", "origins"],
  read: ["status", "value", "error"],
  error: ["kind", "status", "message", "content", "call"],
};

/** Says what is wrong with a path at a place; undefined when nothing is. */
export class PathChecker {
  readonly #project: Project;

  constructor(project: Project) {
    this.#project = project;
  }

  check(document: Document, name: string, scope: PathScope): Said | undefined {
    const [root = "", ...words] = name.split(".");
    const allowed: readonly string[] = scope.only ?? rootsOf(document.kind);
    if (!isRoot(root)) return messages.unknownRoot(root, allowed, nearest(root, allowed));
    if (scope.only && !allowed.includes(root)) return messages.unknownRoot(root, allowed);
    if (!allowed.includes(root)) return messages.rootNotHere(root, whereReadable(root));
    const [first] = words;
    switch (root) {
      case "reads":
        return first === undefined ? undefined : this.#read(document, words);
      case "derived":
        return first === undefined ? undefined : this.#derived(document, first, scope);
      case "form":
        return first === undefined || document.kind === "rule"
          ? undefined
          : this.#declared(document, "form", "field", first);
      case "with":
        return first === undefined ? undefined : this.#own(document, "params", "param", first);
      case "inputs":
        return first === undefined ? undefined : this.#own(document, "inputs", "input", first);
      case "brand":
        return this.#brand(words);
      case "item":
      case "index":
        if (scope.item === undefined && !isPiece(document)) return messages.rootNotHere(root, "inside each");
        return root === "item" ? this.#inShape(scope.item ?? null, words, "the list") : undefined;
      case "result":
        if (scope.result === undefined && document.kind !== "decision")
          return messages.rootNotHere(root, "inside ok and fail");
        return this.#inShape(scope.result ?? null, words, "this step");
      case "event":
        return scope.event ? undefined : messages.rootNotHere(root, "in the steps of an event");
      case "route":
        return this.#route(document, words);
      case "env":
        return first === undefined ? undefined : (oneOf("env", first, known.env) ?? this.#env(words));
      default:
        return undefined;
    }
  }

  #read(document: Document, [name = "", part, ...rest]: readonly string[]): Said | undefined {
    const undeclared = this.#declared(document, "reads", "read", name);
    if (undeclared || part === undefined) return undeclared;
    const wrong = oneOf("reads", part, known.read);
    if (wrong) return wrong;
    if (part === "error") return rest[0] === undefined ? undefined : oneOf("error", rest[0], known.error);
    if (part !== "value") return undefined;
    for (const host of this.#project.hosts.of(document)) {
      const call = entries(entries(entries(host.data).reads)[name]).call;
      const said = this.#inShape(this.#project.shapes.answer(call), rest, `call ${String(call)}`);
      if (said) return said;
    }
    return undefined;
  }

  #inShape(shape: Shape | null, words: readonly string[], of: string): Said | undefined {
    const found: Found = this.#project.shapes.follow(shape, words);
    return "missing" in found
      ? messages.notInAnswer(found.missing, of, nearest(found.missing, found.known))
      : undefined;
  }

  /** Declared by every screen or dialog in which the document stands. */
  #declared(document: Document, key: "reads" | "derived" | "form", what: string, name: string): Said | undefined {
    for (const host of this.#project.hosts.of(document)) {
      const names = Object.keys(entries(entries(host.data)[key]));
      if (!names.includes(name)) {
        const said = messages.undeclared(what, name, nearest(name, names));
        return host === document ? said : { ...said, message: `${said.message} (in ${host.kind} ${hostName(host)})` };
      }
    }
    return undefined;
  }

  /** A derived value reads those above it only, so that none goes round in a circle. */
  #derived(document: Document, name: string, { derived: above }: PathScope): Said | undefined {
    if (above === undefined) return this.#declared(document, "derived", "derived value", name);
    const names = Object.keys(entries(entries(document.data).derived)).slice(0, above);
    return names.includes(name) ? undefined : messages.undeclared("derived value above", name, nearest(name, names));
  }

  #own(document: Document, key: string, what: string, name: string): Said | undefined {
    const names = Object.keys(entries(entries(document.data)[key]));
    return names.includes(name) ? undefined : messages.undeclared(what, name, nearest(name, names));
  }

  /** There is a brand that has the key; base states every key that code or documents read. */
  #brand(words: readonly string[]): Said | undefined {
    let fault: Said | undefined;
    for (const { value } of this.#project.brands) {
      fault = missingIn(value, words);
      if (!fault) return undefined;
    }
    return fault;
  }

  /** `env.can.<capability>`: what the native app has. */
  #env([part, name]: readonly string[]): Said | undefined {
    if (part !== "can" || name === undefined) return undefined;
    const bridge = [...this.#project.ofKind("bridge").values()][0];
    const names = Object.keys(entries(entries(bridge?.data).capabilities));
    return names.includes(name) ? undefined : messages.unknown("capability", name, nearest(name, names));
  }

  #route(document: Document, [part, name]: readonly string[]): Said | undefined {
    if (part === undefined) return undefined;
    const wrong = oneOf("route", part, known.route);
    if (wrong || part !== "params" || name === undefined) return wrong;
    for (const host of this.#project.hosts.of(document)) {
      if (host.kind !== "screen") continue;
      const names = routeParams(String(entries(host.data).route));
      if (!names.includes(name)) return messages.undeclared("route parameter", name, nearest(name, names));
    }
    return undefined;
  }
}

const isPiece = ({ kind }: Document) => kind === "part" || kind === "section";
const hostName = ({ data }: Document) => String(entries(data).id);

function oneOf(what: string, word: string, allowed: readonly string[] = []): Said | undefined {
  return allowed.includes(word) ? undefined : messages.undeclared(`${what} word`, word, nearest(word, allowed));
}

function missingIn(value: unknown, words: readonly string[]): Said | undefined {
  let at = value;
  for (const word of words) {
    if (!isEntries(at)) return undefined;
    if (!Object.hasOwn(at, word)) return messages.unknownBrandKey(nearest(word, Object.keys(at)));
    at = at[word];
  }
  return undefined;
}
