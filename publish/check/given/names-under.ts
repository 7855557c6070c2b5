import type { Names, NameSource } from "../../../engine/roots.ts";
import type { Document } from "../../documents/document.ts";
import { messages } from "../../faults/messages.ts";
import type { Said } from "../../faults/say.ts";
import { nearest } from "../../faults/nearest.ts";
import { type Entries, entries, isEntries } from "../../documents/entries.ts";
import { follow } from "../types/follow.ts";
import type { Type } from "../types/type.ts";
import type { PathScope } from "../walk/places.ts";
import { handedTo } from "./handed-to.ts";
import type { Project } from "./project.ts";
import { routeParams } from "./routes.ts";
import type { SourceNames } from "./source-names.ts";
import { WrittenNames } from "./written-names.ts";

/** The words of a path that follow others, and where they stand. */
interface Words {
  /** The word before them. */
  readonly above: string;
  readonly words: readonly string[];
  readonly document: Document;
  readonly scope: PathScope;
}

/** Words, at least one. */
interface Asked extends Words {
  readonly name: string;
  readonly rest: readonly string[];
}

/** What every read holds. */
const read: Names = {
  status: "any",
  value: "any",
  error: { kind: "any", status: "any", message: "any", content: "any", call: "any" },
};

/** Says which words may follow a root of paths; where that is not the same everywhere, it asks the documents. */
export class NamesUnder {
  readonly #project: Project;
  readonly #written: WrittenNames;

  constructor(project: Project, source: SourceNames) {
    this.#project = project;
    this.#written = new WrittenNames(project, source);
  }

  /** What is wrong with some words; undefined when nothing is. */
  check(names: Names, { above, words, document, scope }: Words): Said | undefined {
    const [name, ...rest] = words;
    if (names === "any" || name === undefined) return undefined;
    if (typeof names === "string") return this.#sources[names]({ above, words, document, scope, name, rest });
    const following = Object.hasOwn(names, name) ? names[name] : undefined;
    if (following === undefined) return messages.undeclared(`${above} word`, name, nearest(name, Object.keys(names)));
    return this.check(following, { above: name, words: rest, document, scope });
  }

  readonly #sources: Readonly<Record<NameSource, (asked: Asked) => Said | undefined>> = {
    reads: (asked) => this.#declared(asked, "reads", "read") ?? this.#inRead(asked),
    derived: (asked) => this.#derived(asked),
    decided: (asked) => this.#declared(asked, "decided", "decided value"),
    // A rule is asked for fields of several forms.
    fields: (asked) => (asked.document.kind === "rule" ? undefined : this.#declared(asked, "form", "field")),
    params: ({ document, name }) => oneOf("param", name, Object.keys(entries(entries(document.data).params))),
    inputs: ({ document, name }) => oneOf("input", name, Object.keys(this.#inputs(document))),
    brand: ({ words }) => this.#inBrand(words),
    capabilities: ({ name }) => this.#capability(name),
    "route parameters": (asked) => this.#routeParameter(asked),
    element: ({ words, scope }) => this.#inType(scope.item?.(), words, "the list"),
    answer: ({ words, scope }) => this.#inType(scope.result?.(), words, "this step"),
    written: ({ above, name }) => this.#written.check(`${above}.${name}`),
  };

  /** What a decision is handed, or what the call that a mock answers is asked with. */
  #inputs({ kind, data }: Document): Entries {
    const { id, inputs } = entries(data);
    return kind === "mock" ? handedTo(this.#project, "call", String(id)) : entries(inputs);
  }

  #inRead({ document, scope, name, rest }: Asked): Said | undefined {
    const wrong = this.check(read, { above: "reads", words: rest, document, scope });
    const [part, ...inside] = rest;
    if (wrong || part !== "value") return wrong;
    for (const host of this.#project.hosts.of(document)) {
      const { call } = entries(entries(entries(host.data).reads)[name]);
      const said = this.#inType(this.#project.types.declared.answer(call), inside, `call ${String(call)}`);
      if (said) return said;
    }
    return undefined;
  }

  #inType(type: Type | undefined, words: readonly string[], of: string): Said | undefined {
    if (!type) return undefined;
    const { missing } = follow(type, words);
    return missing && messages.notInAnswer(missing.word, of, nearest(missing.word, missing.known));
  }

  /** Declared by every screen or dialog in which the document stands. */
  #declared({ document, name }: Asked, key: "reads" | "derived" | "decided" | "form", what: string): Said | undefined {
    for (const host of this.#project.hosts.of(document)) {
      const said = oneOf(what, name, Object.keys(entries(entries(host.data)[key])));
      if (said)
        return host === document
          ? said
          : { ...said, message: `${said.message} (in ${host.kind} ${String(entries(host.data).id)})` };
    }
    return undefined;
  }

  /** A derived value reads those above it only, so that none goes round in a circle. */
  #derived(asked: Asked): Said | undefined {
    const { document, name, scope } = asked;
    if (scope.derived === undefined) return this.#declared(asked, "derived", "derived value");
    const all = Object.keys(entries(entries(document.data).derived));
    return oneOf("derived value above", name, all.slice(0, scope.derived));
  }

  /** There is a brand that has the key; base states every key that code or documents read. */
  #inBrand(words: readonly string[]): Said | undefined {
    return this.#project.about(words.join("."), missingInBrands);
  }

  #capability(name: string): Said | undefined {
    const [bridge] = this.#project.ofKind("bridge").values();
    const names = Object.keys(entries(entries(bridge?.data).capabilities));
    return names.includes(name) ? undefined : messages.unknown("capability", name, nearest(name, names));
  }

  #routeParameter({ document, name }: Asked): Said | undefined {
    for (const host of this.#project.hosts.of(document)) {
      if (host.kind !== "screen") continue;
      const said = oneOf("route parameter", name, routeParams(String(entries(host.data).route)));
      if (said) return said;
    }
    return undefined;
  }
}

const oneOf = (what: string, name: string, declared: readonly string[]): Said | undefined =>
  declared.includes(name) ? undefined : messages.undeclared(what, name, nearest(name, declared));

function missingInBrands(project: Project, path: string): Said | undefined {
  let fault: Said | undefined;
  for (const { value } of project.brands) {
    fault = missingIn(value, path.split("."));
    if (!fault) return undefined;
  }
  return fault;
}

function missingIn(value: unknown, words: readonly string[]): Said | undefined {
  let at = value;
  for (const word of words) {
    if (!isEntries(at)) return undefined;
    if (!Object.hasOwn(at, word)) return messages.unknownBrandKey(word, nearest(word, Object.keys(at)));
    at = at[word];
  }
  return undefined;
}
