import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { deserialize, serialize } from "node:v8";
import { KeptFiles } from "../../publish/documents/files/kept-files.ts";
import { printOf, printOfAll } from "../../publish/pack/print-of.ts";
import type { DocumentTexts } from "../../publish/pack/sound-documents.ts";
import type { Composed } from "./composed.ts";
import { listReleased } from "./document-texts.ts";

/** Where whoever starts often keeps what is made of a release. */
const keptReleases = "node_modules/.cache/releases";
/** So many are kept, of 11 MB each. */
const most = 8;

/** A release of which everything was made, without a fault. */
export interface Made {
  readonly composed: Composed;
  /** How many warnings there were. */
  readonly warnings: number;
  /** It was held to what was published before; else it was published itself. */
  readonly strict: boolean;
}

/** What is asked for: by name where it was published, else held to what was. */
interface Wanted {
  readonly texts: DocumentTexts;
  readonly id?: string | undefined;
}

interface KeptGiven {
  /** Folder of the schemas, and of the code whose names are checked. */
  readonly root: string;
  /** Where the built app is. */
  readonly app: string;
  /** The file of the program that composes; the one that runs, unless told. */
  readonly code?: string;
  /** Where they are kept, unless told where programs keep what they make again. */
  readonly folder?: string;
}

/**
 * Releases that were composed before, by all that they are made of and by: documents, schemas, the code that they are held
 * against, the app that was built, and what composes. A server that starts again checks and draws nothing anew.
 */
export class KeptReleases {
  readonly #given: KeptGiven;
  readonly #files: KeptFiles;
  readonly #by: string;

  constructor(given: KeptGiven) {
    this.#given = given;
    this.#files = new KeptFiles(given.folder ?? keptReleases, most);
    this.#by = madeBy(given);
  }

  find({ texts, id }: Wanted): Made | undefined {
    const bytes = this.#files.read(this.#nameOf(texts));
    if (!bytes) return undefined;
    const made = deserialize(bytes) as Made; // as `keep` wrote it
    return (id === undefined ? made.strict : made.composed.release.id === id) ? made : undefined;
  }

  /** Keeps it, unless something that it is made by changed meanwhile: who knows which was read. */
  keep(texts: DocumentTexts, made: Made): void {
    if (madeBy(this.#given) === this.#by) this.#files.write(this.#nameOf(texts), serialize(made));
  }

  readonly #nameOf = (texts: DocumentTexts): string => printOf(`${this.#by} ${printOfAll(texts)}`);
}

/** What nothing is made by: documentation, tests, what is installed, and what was made itself. */
const besides = /^(docs|tests|node_modules|dist.*|out|test-results|playwright-report|\..*|.*\.(md|log))$/;

/** By what it is known what releases are made by, but for their documents. */
function madeBy({ root, app, code = process.argv[1] ?? "" }: KeptGiven): string {
  const hash = createHash("sha256")
    .update(process.version)
    .update(contentOf(code))
    .update(contentOf("package-lock.json"));
  // Of the project itself alone it is asked whether it has the records of what was published.
  hash.update(String(resolve(root) === process.cwd()));
  const take = (folder: string, files: readonly string[]): void => {
    for (const file of files) hash.update(`\n${file}\n`).update(contentOf(join(folder, file)));
  };
  take(app, ["dist/app/index.html", ...below(app, "dist/ssr")]);
  const released = new Set(listReleased(root));
  const rooms = readdirSync(root).filter((name) => !besides.test(name));
  take(
    root,
    rooms.sort().flatMap((room) => below(root, room).filter((file) => !released.has(file))),
  );
  return hash.digest("hex");
}

/** A file, or all that is below a folder, by paths below the root. */
function below(root: string, path: string): readonly string[] {
  if (!statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory()) return [path];
  const found = readdirSync(join(root, path), { recursive: true, encoding: "utf8" });
  return found.map((file) => `${path}/${file.replaceAll("\\", "/")}`).sort();
}

/** What is written in a file; nothing of a folder, and of what cannot be read. */
function contentOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.of();
  }
}
