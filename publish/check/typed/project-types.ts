import { isDeepStrictEqual } from "node:util";
import { written } from "../../../engine/roots.ts";
import type { KnownDocuments, KnownHosts } from "./asked.ts";
import type { Document } from "../../documents/document.ts";
import { type Entries, entries, isEntries } from "../../documents/entries.ts";
import { noScope, type PathScope, type Places } from "../walk/places.ts";
import type { Typing } from "../walk/walk.ts";
import { DeclaredTypes } from "./declared-types.ts";
import { typeOfFacts } from "./fact-types.ts";
import { FieldTypes } from "./field-types.ts";
import { elementOf, type Followed, follow, type Presence } from "../types/follow.ts";
import { SchemaTypes } from "../types/from-schema.ts";
import { infer } from "./infer.ts";
import { languagesIn } from "./languages-in.ts";
import { lastingAt, writtenBySteps } from "./lasting.ts";
import { typeOfLiteral } from "./literal.ts";
import type { Wrong } from "./operands.ts";
import { narrowed } from "./narrowed.ts";
import { type Inferred, inferred, keptInferred } from "./inferred.ts";
import { type Use, usesOfParts } from "./uses-of-parts.ts";
import { keptType } from "../types/kept-type.ts";
import { Keyed } from "../memo/keyed.ts";
import { type Memo, sameElements } from "../memo/memo.ts";
import { environmentIn, readOf, route } from "../types/root-types.ts";
import { holding } from "./holding.ts";
import { schemaFiles } from "./schema-files.ts";
import { anything, either, listOf, nothing, numberOf, object, text, type Type } from "../types/type.ts";
import { StateTypes } from "./state-types.ts";
import { presenceWhere } from "./presence.ts";
import { callOfRead, StepOutcomes } from "./step-outcomes.ts";

/** What of a project its types are found by. */
interface Asked {
  readonly documents: KnownDocuments;
  readonly hosts: KnownHosts;
  readonly places: (document: Document) => Places;
  readonly memo: Memo;
  /** The folder of the hand-written schemas. */
  readonly folder: string;
}

/** The types of everything that a project's documents can read. */
export class ProjectTypes {
  readonly #hosts: KnownHosts;
  /** What documents declare themselves. */
  readonly declared: DeclaredTypes;
  readonly #fields: FieldTypes;
  readonly #state: StateTypes;
  readonly #environment: () => Type;
  readonly #facts: () => Type;
  readonly #memo: Memo;
  readonly #paths: (document: Document, path: string) => Followed;
  readonly #expressions = new Keyed<Document, Keyed<Entries, () => Inferred>>();
  readonly #derived: (host: Document, name: string) => Type;
  readonly #items: (part: Document) => Type;
  readonly #written: (document: Document) => readonly string[];
  /** What steps come to. */
  readonly #steps: StepOutcomes;
  /** Where a part is put. */
  readonly usesOf: (part: string) => readonly Use[];
  /** The value of a field of a screen or dialog. */
  readonly field: (host: Document, name: string) => Type;

  constructor({ documents, hosts, places, memo, folder }: Asked) {
    this.#hosts = hosts;
    this.#memo = memo;
    const schemas = new SchemaTypes(schemaFiles(documents, folder, memo), memo);
    this.declared = new DeclaredTypes(documents, schemas, memo);
    this.#fields = new FieldTypes(
      {
        documents,
        hosts,
        places,
        widgetValue: (widget) => this.declared.widgetValue(widget),
        value: (document, value, scope) => this.value(document, value, scope),
      },
      memo,
    );
    this.#environment = memo.once(() => environmentIn(languagesIn(documents)), keptType);
    this.#facts = memo.once(() => typeOfFacts(documents, this.declared), keptType);
    this.#state = new StateTypes(documents, hosts, schemas, memo);
    this.#paths = memo.pair((document: Document, path: string) => this.#at(document, path, noScope), {
      same: isDeepStrictEqual,
      circular: { type: anything },
    });
    this.#derived = memo.pair((host: Document, name: string) => this.#newDerived(host, name), keptType);
    this.#items = memo.question((part: Document) => this.#itemOf(part), keptType);
    this.field = memo.pair((host: Document, name: string) => this.#newField(host, name), keptType);
    this.#written = memo.question((document: Document) => writtenBySteps(places(document)), { same: sameElements });
    this.#steps = new StepOutcomes(
      {
        documents,
        hosts,
        places,
        declared: this.declared,
        value: (document, value, scope) => this.value(document, value, scope),
      },
      memo,
    );
    this.usesOf = usesOfParts(documents, places, memo);
  }

  /** The type of a path where a document reads it, or the word that nothing has. */
  at(document: Document, path: string, scope: PathScope): Followed {
    const found = this.declaredAt(document, path, scope);
    const given = lastingAt(path, scope);
    if (given.length === 0 || found.missing || this.#writes(document, path)) return found;
    const meant = (read: string) => this.#meant(document, read);
    return { type: given.reduce((type, condition) => narrowed(type, path, condition, meant), found.type) };
  }

  /** Whether what a path leads to is there where a document reads it. */
  #there(document: Document, path: string, scope: PathScope): Presence {
    const { type: whole, there: found } = this.declaredAt(document, path, scope);
    // A brand is whole once its layers are put together.
    if (path.startsWith("brand.")) return undefined;
    if (found === "sure") return /^(item|inputs|result|event)\b./.test(path) ? found : undefined;
    if (found === undefined || this.#writes(document, path)) return found;
    return lastingAt(path, scope).reduce(
      (left: Presence, condition) => presenceWhere(left, whole, path, condition, (read) => this.#meant(document, read)),
      found,
    );
  }

  /** The type of a path whatever the conditions around it say: what may be written there. */
  declaredAt(document: Document, path: string, scope: PathScope): Followed {
    // What a place opens is another with each place, all else the same in the whole document.
    if (/^(item|result|event)\b/.test(path)) return this.#at(document, path, scope);
    return this.#paths(document, path);
  }

  #at(document: Document, path: string, scope: PathScope): Followed {
    const [root = "", ...words] = path.split(".");
    const [name = "", ...rest] = words;
    switch (root) {
      case "route":
        return name === "query" ? follow(this.#query(document), rest) : follow(route, words);
      case "env":
        return follow(this.#environment(), words);
      case "brand":
        return this.declared.brand(words);
      case "facts":
        return follow(this.#facts(), words);
      case "reads":
        return follow(
          this.#ofHosts(document, (host) =>
            readOf(
              this.declared.answer(callOfRead(host, name)),
              this.declared.failure(this.declared.isOnce(callOfRead(host, name))),
            ),
          ),
          rest,
        );
      case "derived":
      case "decided":
        return follow(
          this.#ofHosts(document, (host) =>
            root === "derived" ? this.#derived(host, name) : this.declared.decided(host, name),
          ),
          rest,
        );
      case "form":
        return follow(
          this.#ofHosts(document, (host) => this.field(host, name)),
          rest,
        );
      case "with":
      case "inputs":
        return follow(this.declared.param(document, name), rest);
      case "value":
        return follow(this.declared.checked(entries(document.data).id), words);
      case "item":
        return follow(scope.item?.() ?? this.#items(document), words);
      case "index":
        return { type: numberOf("plain", { least: 0 }) };
      case "result":
        return follow(scope.result?.() ?? anything, words);
      case "event":
        return follow(scope.event?.() ?? anything, words);
      default:
        return this.#state.at(document, path);
    }
  }

  /**
   * Where a name that nothing declares would be, and the names that are; undefined for what is declared or needs not
   * be.
   */
  undeclared(
    document: Document,
    path: string,
  ): { readonly where: string; readonly known: readonly string[] } | undefined {
    const [root = "", name = ""] = path.split(".");
    if (!written.some((one) => one === root) || this.#state.declares(document, root, name)) return undefined;
    const known = this.#state.names(root).map((one) => `${root}.${one}`);
    return { where: root === "screen" ? 'in "state" of what writes it' : `in screens/${root}.state.json`, known };
  }

  /** What an expression can come to where it stands. */
  infer(document: Document, expression: unknown, scope: PathScope, wrong?: Wrong): Type {
    const reads = {
      type: (path: string): Type => this.at(document, path, scope).type,
      meant: (path: string) => this.#meant(document, path),
      there: (path: string) => this.#there(document, path, scope),
    };
    if (!isEntries(expression)) return infer(expression, reads, wrong);
    // Each expression stands in one place, where it is asked for by several.
    const inDocument = this.#expressions.of(document, () => new Keyed());
    const { type, told } = inDocument.of(expression, () =>
      this.#memo.once(() => inferred(expression, reads), keptInferred),
    )();
    if (wrong) for (const [path, said] of told) wrong(path, said);
    return type;
  }

  /** What a value can come to: a literal, a marker, or a list or object that holds some. */
  value(document: Document, value: unknown, scope: PathScope): Type {
    if (Array.isArray(value))
      return listOf(value.length === 0 ? nothing : either(...value.map((one) => this.value(document, one, scope))));
    if (!isEntries(value)) return typeOfLiteral(value);
    if ("$" in value) return this.infer(document, value.$, scope);
    if ("$t" in value) return text;
    if ("$each" in value) {
      const item = () => elementOf(this.infer(document, value.$each, scope));
      return listOf(this.value(document, value.give, { ...scope, item }));
    }
    const fields = Object.entries(value).map(([name, one]) => [name, this.value(document, one, scope)] as const);
    return { is: "object", fields: Object.fromEntries(fields) };
  }

  /** The value that the widget of a node edits. */
  edits(document: Document, { widget, props }: Entries, scope: PathScope): Type {
    return typeof widget === "string" ? this.#fields.given(document, widget, entries(props), scope) : anything;
  }

  /** What a step comes to when it goes well. */
  outcome(document: Document, step: Entries): Type {
    return this.#steps.done(document, step);
  }

  /** What the walk of a document asks. */
  within(document: Document): Typing {
    return {
      once: (find) => this.#memo.once(find, keptType),
      element: (expression, scope) => elementOf(this.infer(document, expression, scope)),
      outcome: (step) => this.outcome(document, step),
      emitted: (node, event, scope) => this.#emitted(document, node, event, scope),
      failed: (step) => this.#steps.failed(document, step),
    };
  }

  /** What a node's widget emits with an event: with `change`, the value that it edits. */
  #emitted(document: Document, node: Entries, event: string, scope: PathScope): Type {
    const { widget } = node;
    if (typeof widget !== "string") return anything;
    if (event === "change") return this.edits(document, node, scope);
    return this.declared.event(widget, event);
  }

  /** The expressions that a path stands for: those of a value that is worked out, one for each host. */
  #meant(document: Document, path: string): readonly unknown[] {
    const [root, name = "", ...rest] = path.split(".");
    if (root !== "derived" || rest.length > 0) return [];
    const found = this.#hosts.of(document).map((host) => entries(entries(host.data).derived)[name]);
    return found.includes(undefined) ? [] : found;
  }

  /** Whether steps of a document write a path, or what is above or below it: then no condition around it lasts. */
  #writes(document: Document, path: string): boolean {
    const [root = ""] = path.split(".");
    return (
      written.some((one) => one === root) &&
      this.#written(document).some((one) => `${one}.`.startsWith(`${path}.`) || `${path}.`.startsWith(`${one}.`))
    );
  }

  #newField(host: Document, name: string): Type {
    const { rule, start } = entries(entries(entries(host.data).form)[name]);
    const bound = this.#fields.bound(host, `form.${name}`);
    const checked = this.declared.checked(rule);
    if (bound.is !== "anything") return holding(bound, checked);
    if (checked.is !== "anything") return checked;
    return start === undefined ? anything : this.value(host, start, noScope);
  }

  #ofHosts(document: Document, of: (host: Document) => Type): Type {
    const hosts = this.#hosts.of(document);
    return hosts.length === 0 ? anything : either(...hosts.map(of));
  }

  /** What the addresses of the screens in which a document stands may say. */
  #query(document: Document): Type {
    const screens = this.#hosts.of(document).filter(({ kind }) => kind === "screen");
    return screens.length === 0 ? object({}, text) : either(...screens.map((screen) => this.declared.query(screen)));
  }

  #newDerived(host: Document, name: string): Type {
    const { derived } = entries(host.data);
    return Object.hasOwn(entries(derived), name) ? this.infer(host, entries(derived)[name], noScope) : anything;
  }

  /** What `item` is in a part: what it is wherever the part is put. */
  #itemOf(part: Document): Type {
    const found = this.usesOf(String(entries(part.data).id)).map(
      ({ document, scope }) => scope.item?.() ?? this.#items(document),
    );
    return found.length === 0 ? anything : either(...found);
  }
}
