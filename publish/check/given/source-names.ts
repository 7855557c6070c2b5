import { written } from "../../../engine/roots.ts";
import { type BrandUse, brandNamesIn } from "./brand-names.ts";
import { FileTexts } from "../../documents/files/file-texts.ts";
import { Folders } from "../../documents/files/folders.ts";
import { filesIn } from "../../documents/files/list-files.ts";
import { positionAt } from "../../documents/position.ts";

/** Text keys and paths that code names. */
export interface SourceNames {
  readonly keys: Set<string>;
  /** Root and first word of paths that code names other than to read them, under roots that hold what is written. */
  readonly paths: ReadonlySet<string>;
  /** Values of the brand that code, or a stylesheet, reads. */
  readonly brand: readonly BrandUse[];
  /** What keys look like that code completes: `widgets.tab-${…}`; with a status it is a number. */
  readonly completed: readonly RegExp[];
  /** Keys handed to `text("…")`, where they stand. */
  readonly spoken: readonly {
    readonly key: string;
    readonly file: string;
    readonly line: number;
    readonly column: number;
  }[];
}

/** Of no code. */
export const noNames: SourceNames = { keys: new Set(), paths: new Set(), brand: [], completed: [], spoken: [] };

const rooms = ["engine", "widgets", "lending", "app", "server"];
/** Besides them, where a page is made of a brand. */
const brandRooms = [...rooms, "publish/page", "publish/pack"];
const literal = /["'`]([a-z][a-z0-9-]*\.[A-Za-z0-9_.-]+)["'`]/g;
const beginning = /`([a-z][a-z0-9-]*\.[A-Za-z0-9_.-]*)\$\{([^}`]*)/g;
/** What code only reads, it does not write. */
const kept = new RegExp(`(?<!\\bread\\()["'\`]((?:${written.join("|")})\\.[A-Za-z0-9_-]+)`, "g");
const spoken = /\btext\(\s*["']([a-z][a-z0-9-]*\.[A-Za-z0-9_.-]+)["']/g;

/** Finds text keys and paths in the source of the rooms that show words; tests do not count. */
export const namesInSource = (root: string): SourceNames => new SourceReader(root).names();

/** What code names, read again and again: the same answer as long as no file of it changes. */
export class SourceReader {
  readonly #root: string;
  readonly #texts: FileTexts;
  readonly #folders = new Folders();
  readonly #named = new Map<string, { readonly text: string; readonly names: Named }>();
  #last: { readonly all: readonly Named[]; readonly names: SourceNames } | undefined;

  constructor(root: string) {
    this.#root = root;
    this.#texts = new FileTexts(root);
  }

  names(): SourceNames {
    const all = brandRooms.flatMap((room) => this.#sources(room)).map((file) => this.#namedIn(file));
    if (this.#last?.all.length !== all.length || this.#last.all.some((one, at) => one !== all[at]))
      this.#last = { all, names: joined(all) };
    return this.#last.names;
  }

  #sources(folder: string): readonly string[] {
    const isCode = (name: string) => /\.(tsx?|css)$/.test(name) && !/\.(test|props)\.tsx?$/.test(name);
    return filesIn(this.#root, folder, isCode, this.#folders.read);
  }

  #namedIn(file: string): Named {
    const text = this.#texts.read(file);
    const known = this.#named.get(file);
    if (known?.text === text) return known.names;
    const names = namedIn(file, text);
    this.#named.set(file, { text, names });
    return names;
  }
}

/** What one file names. */
interface Named extends Omit<SourceNames, "keys" | "paths"> {
  readonly keys: readonly string[];
  readonly paths: readonly string[];
}

function namedIn(file: string, text: string): Named {
  const brand = brandNamesIn(text).map(({ path, index }) => ({ path, file, line: positionAt(text, index).line }));
  const shows = !file.endsWith(".css") && rooms.some((room) => file.startsWith(`${room}/`));
  if (!shows) return { keys: [], paths: [], completed: [], spoken: [], brand };
  return {
    keys: [...text.matchAll(literal)].map(([, key = ""]) => key),
    paths: [...text.matchAll(kept)].map(([, path = ""]) => path),
    completed: [...text.matchAll(beginning)].map(
      ([, prefix = "", by = ""]) =>
        new RegExp(`^${prefix.replaceAll(".", "\\.")}${/\bstatus\b/i.test(by) ? "-?\\d+$" : ""}`),
    ),
    spoken: [...text.matchAll(spoken)].map((match) => {
      const [call, key = ""] = match;
      return { key, file, ...positionAt(text, match.index + call.indexOf(key)) };
    }),
    brand,
  };
}

const joined = (all: readonly Named[]): SourceNames => ({
  keys: new Set(all.flatMap(({ keys }) => keys)),
  paths: new Set(all.flatMap(({ paths }) => paths)),
  completed: all.flatMap(({ completed }) => completed),
  spoken: all.flatMap(({ spoken: places }) => places),
  brand: all.flatMap(({ brand }) => brand),
});

/** Whether a document or code names a key. */
export const isUsed = (used: SourceNames, key: string): boolean =>
  used.keys.has(key) || used.completed.some((form) => form.test(key));
