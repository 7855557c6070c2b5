import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { written } from "../../../engine/roots.ts";
import { type BrandUse, brandNamesIn } from "./brand-names.ts";
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

const rooms = ["engine", "widgets", "lending", "app", "server"];
/** Besides them, where a page is made of a brand. */
const brandRooms = [...rooms, "publish/page", "publish/pack"];
const literal = /["'`]([a-z][a-z0-9-]*\.[A-Za-z0-9_.-]+)["'`]/g;
const beginning = /`([a-z][a-z0-9-]*\.[A-Za-z0-9_.-]*)\$\{([^}`]*)/g;
/** What code only reads, it does not write. */
const kept = new RegExp(`(?<!\\bread\\()["'\`]((?:${written.join("|")})\\.[A-Za-z0-9_-]+)`, "g");
const spoken = /\btext\(\s*["']([a-z][a-z0-9-]*\.[A-Za-z0-9_.-]+)["']/g;

/** Finds text keys and paths in the source of the rooms that show words; tests do not count. */
export function namesInSource(root: string): SourceNames {
  const paths = new Set<string>();
  const keys = new Set<string>();
  const completed: RegExp[] = [];
  const places: { key: string; file: string; line: number; column: number }[] = [];
  for (const file of rooms.flatMap((room) => sources(root, room))) {
    const text = readFileSync(join(root, file), "utf8");
    for (const [, key = ""] of text.matchAll(literal)) keys.add(key);
    for (const [, path = ""] of text.matchAll(kept)) paths.add(path);
    for (const [, prefix = "", by = ""] of text.matchAll(beginning))
      completed.push(new RegExp(`^${prefix.replaceAll(".", "\\.")}${/\bstatus\b/i.test(by) ? "-?\\d+$" : ""}`));
    for (const match of text.matchAll(spoken)) {
      const [call, key = ""] = match;
      places.push({ key, file, ...positionAt(text, match.index + call.indexOf(key)) });
    }
  }
  return { keys, paths, completed, spoken: places, brand: brandIn(root) };
}

/** Whether a document or code names a key. */
export const isUsed = (used: SourceNames, key: string): boolean =>
  used.keys.has(key) || used.completed.some((form) => form.test(key));

function brandIn(root: string): readonly BrandUse[] {
  return brandRooms
    .flatMap((room) => sources(root, room, /\.(tsx?|css)$/))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), "utf8");
      return brandNamesIn(text).map(({ path, index }) => ({ path, file, line: positionAt(text, index).line }));
    });
}

function sources(root: string, folder: string, ending = /\.tsx?$/): string[] {
  let found: string[];
  try {
    found = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
  } catch {
    return []; // a room that is not there names nothing
  }
  return found
    .filter((name) => ending.test(name) && !/\.(test|props)\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .sort();
}
