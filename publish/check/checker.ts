import { resolve } from "node:path";
import { registerOperators } from "../../engine/expression.ts";
import { appOperators } from "../../lending/operators/index.ts";
import type { Document, Fault } from "../documents/document.ts";
import { isAround } from "../documents/position.ts";
import { DocumentReader, type Documents, type Files, type Overlay } from "../documents/document-reader.ts";
import { isEntries } from "../documents/entries.ts";
import { widgetOf } from "../documents/kinds.ts";
import { saidBy } from "../documents/said-by.ts";
import { checks, firstChecks, type Half, lastChecks } from "./all-checks.ts";
import { Records } from "./records/records.ts";
import { isStyle, withoutEchoes } from "./echoes.ts";
import { Project } from "./given/project.ts";
import { mendsOf } from "./mends/mends-of.ts";
import { type Mended, rootFaults } from "./mends/root-faults.ts";
import { compareFaults } from "./given/report.ts";
import { noNames, type SourceNames, SourceReader } from "./given/source-names.ts";
import { Runs } from "./runs.ts";
import type { Tells } from "./telling.ts";
import { type Given, Memo, sameElements } from "./memo/memo.ts";
import { withBlamedSchemas } from "./schema/blamed-schemas.ts";
import { OwnSchemas, sameSchemas } from "./schema/own-schemas.ts";
import { schemaFaults } from "./schema/schema-faults.ts";
import { SchemaValidators } from "./schema/validators.ts";

export interface CheckOptions {
  /** Faults of these files alone; everything is checked all the same, since documents depend on each other. */
  readonly only?: readonly string[] | undefined;
  /** Somebody is at work on the documents: what they do otherwise than published refuses nothing yet. */
  readonly drafting?: boolean | undefined;
  /** Texts laid over the files of the root, by path below it; null takes a file away. */
  readonly overlay?: Overlay | undefined;
  /** The files were looked at just now, by the check before: they are not looked at once more. */
  readonly looked?: boolean | undefined;
}

/** Faults sorted by place, and the documents that could be read. */
export interface Checked {
  readonly errors: readonly Fault[];
  /** What does no harm and yet is not what somebody meant; it refuses nothing. */
  readonly warnings: readonly Fault[];
  readonly documents: readonly Document[];
}

/**
 * Checks the documents below a root, again and again: after an edit, only what depends on it is worked out anew, and
 * what comes out is what checking everything would say (`checker.test.ts`).
 */
export class Checker {
  readonly #memo = new Memo();
  readonly #reader: DocumentReader;
  readonly #project: Project;
  readonly #records: Records;
  readonly #types: Given<readonly string[]>;
  /** What is wrong with the schemas themselves: then no document has a form to be held to. */
  readonly #formless: () => readonly Fault[];
  readonly #source: SourceReader;
  readonly #named: Given<SourceNames>;
  readonly #runs: Runs;
  /** Whether they are this project's own: of others, as tests have them, nothing need have been published. */
  readonly #isWhole: boolean;
  /** The files as they were looked at last. */
  #files: Files = new Map();

  /**
   * @param schemas the folder of the hand-written schemas; `schemas` of the root, else of the working directory.
   * @param keep a folder that keeps what was compiled of the schemas, for the next process.
   */
  constructor(root: string, schemas?: string, keep?: string) {
    registerOperators(appOperators);
    this.#reader = new DocumentReader(root);
    const project = new Project({ root, all: [] }, schemas, this.#memo);
    this.#source = new SourceReader(root);
    const named = this.#memo.given(noNames);
    this.#named = named;
    const usable = this.#memo.question((type: string) => {
      const document = project.ofKind("widget").get(type);
      return document && isUsableWidget(document) ? saidBy("widget", document) : undefined;
    });
    const widgets = this.#memo.once(() => [...project.ofKind("widget").keys()].filter(usable), { same: sameElements });
    const types = this.#memo.given<readonly string[]>([], sameElements);
    const own = new OwnSchemas(project.schemas);
    const texts = this.#memo.once(() => own.read(), { outside: true, same: sameSchemas });
    const given = { texts, widgets, widget: usable, types: types.get };
    const validators = new SchemaValidators(given, this.#memo, keep);
    this.#formless = this.#memo.once(() => {
      const problem = validators.problem();
      return problem === undefined ? [] : schemaFaults(texts(), problem);
    });
    this.#types = types;
    this.#isWhole = resolve(root) === process.cwd();
    this.#project = project;
    const records = new Records(root, this.#memo);
    this.#records = records;
    const tells: Tells = {
      project,
      validators,
      get source() {
        return named.get();
      },
      get published() {
        return records.contract.get();
      },
      get behaviour() {
        return records.behaviour.get();
      },
      get words() {
        return records.words.get();
      },
    };
    this.#runs = new Runs(tells, this.#memo);
  }

  /** Every fault of the documents as they are now. Never throws for a wrong document, nor for a wrong schema. */
  check({ only, overlay, looked = false, drafting = false }: CheckOptions = {}): Checked {
    // What is tried besides is tried on the same files: to look at all of them takes a tenth of a check.
    if (!looked) {
      this.#named.set(this.#source.names());
      this.#files = this.#reader.look();
    }
    const files = this.#files;
    const found = this.#find(files, overlay, drafting);
    const { read } = found;
    const records = { behaviour: this.#records.behaviour.get(), contract: this.#records.contract.get() };
    const mends = isOneLine(found) ? [] : mendsOf(found, this.#project, records);
    const roots = rootFaults({
      ...found,
      documents: read.all,
      mends,
      found: (texts) => this.#find(files, new Map([...(overlay ?? []), ...texts]), drafting),
    });
    const told = [...roots, ...found.warnings.filter((one) => !roots.some((root) => isSaidBy(root, one)))];
    const asked = told.filter(({ file }) => only === undefined || only.includes(file)).sort(compareFaults);
    return {
      errors: asked.filter((fault) => !isWarning(fault)),
      warnings: asked.filter(isWarning),
      documents: read.all,
    };
  }

  /**
   * Most of the work of a check in pieces, for whoever has others to answer meanwhile: after the last one a check of
   * the same documents says at once what came of it.
   */
  *pieces(overlay?: Overlay): Generator<void> {
    this.#named.set(this.#source.names());
    const { faults } = this.#read(this.#reader.look(), overlay);
    yield;
    if (this.#formless().length > 0 || faults.some(isTripping)) return;
    yield;
    yield* this.#runs.pieces(firstChecks);
    // All others lean on what these look at.
    const first: Fault[] = [];
    this.#runs.into(first)(firstChecks);
    if (first.some(isTripping)) return;
    for (const some of [checks, lastChecks]) yield* this.#runs.pieces(some);
  }

  /**
   * The documents, where neither they nor a half of the checks give anything to say; nothing where they do.
   * @throws what a check throws that is run on documents which are not of their form: the other half tells of these.
   */
  silent({ hasSchemas, runs }: Half): readonly Document[] | undefined {
    this.#named.set(this.#source.names());
    this.#files = this.#reader.look();
    const { all, faults } = this.#read(this.#files, undefined);
    if (faults.length > 0 || (this.#isWhole && this.#records.lacking().length > 0)) return undefined;
    if (hasSchemas && this.#formless().length > 0) return undefined;
    return runs.every((some) => this.#runs.isSilent(some)) ? all : undefined;
  }

  /** Reads what there is now with texts laid over it: a new round of whatever is asked of it. */
  #read(files: Files, overlay: Overlay | undefined): Documents {
    const read = this.#reader.read(overlay, files);
    this.#project.take(read.all, overlay);
    this.#types.set(read.widgets);
    this.#records.read(overlay);
    this.#memo.next();
    return read;
  }

  /** All that checks say of the documents with texts laid over them. */
  #find(files: Files, overlay: Overlay | undefined, drafting: boolean): Found {
    const read = this.#read(files, overlay);
    const formless = this.#formless();
    const faults: Fault[] = formless.length > 0 ? [...formless] : [...read.faults];
    if (this.#isWhole) faults.push(...this.#records.lacking());
    const run = this.#runs.into(faults);
    if (formless.length === 0) run(firstChecks);
    const isTripped = formless.length > 0 || faults.some(isTripping);
    const late: Fault[] = [];
    if (!isTripped) {
      run(checks);
      const wrong = faults.filter((fault) => !isWarning(fault) && !isStyle(fault));
      this.#runs.into(late)(lastChecks);
      for (const fault of late)
        if (!wrong.some((known) => standsIn(known, fault)))
          faults.push(drafting ? { ...fault, severity: "warning" } : fault);
    }
    const said = withoutEchoes(withBlamedSchemas(faults, this.#project.ofKind("widget")), read.all);
    return {
      read,
      isTripped,
      errors: said.filter((fault) => !isWarning(fault)),
      warnings: said.filter(isWarning),
      otherwise: new Set([...late, ...faults].filter(({ code }) => /^E39[0357]$/.test(code)).map(({ file }) => file)),
    };
  }
}

/** What one round of checks found. */
interface Found extends Mended {
  readonly read: Documents;
  readonly warnings: readonly Fault[];
  /** The files of documents that do otherwise than published. */
  readonly otherwise: ReadonlySet<string>;
}

/** Whether nothing can be told better: there is no error, or one in documents that do all as published. */
const isOneLine = ({ errors, otherwise }: Found): boolean =>
  errors.length === 0 || (errors.length === 1 && otherwise.size === 0);

/** Whether a fault stands in what another is about. */
function standsIn({ file, path }: Fault, around: Fault): boolean {
  return file === around.file && isAround(around.path, path);
}

/** Whether an error leaves nothing to a warning that offers to publish what stands there. */
const isSaidBy = (error: Fault, warning: Fault): boolean =>
  (/^E39[05]$/.test(warning.code) && standsIn(error, warning)) || (warning.code === "E395" && standsIn(warning, error));

const isWarning = ({ severity }: Fault): boolean => severity === "warning";

/**
 * Codes of what cannot be read, of a key that is missing, odd or of another type, of two documents of one name, of
 * lists and fields that were emptied, of two texts in each other's place.
 */
const tripping = /^E(1|20[123]|211|214|30[12]|34[56]|366|721)/;

/** Whether others would trip over it wherever they name it; a value that is merely wrong is there all the same. */
export const isTripping = ({ code }: Fault): boolean => tripping.test(code);

/** Whole enough to take part in the node schema, under its own name; what it lacks is said of itself. */
function isUsableWidget({ kind, file, data }: Document): boolean {
  return (
    kind === "widget" &&
    isEntries(data) &&
    data.type === widgetOf(file) &&
    isEntries(data.props) &&
    isEntries(data.props.properties)
  );
}
