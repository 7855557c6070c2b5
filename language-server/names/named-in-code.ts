import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const rooms = ["engine", "widgets", "lending", "app", "server", "publish", "language-server", "tools", "tests"];

/** A name as code writes it out. */
export interface NamedInCode {
  readonly file: string;
  readonly text: string;
  /** Where in the text the name stands. */
  readonly start: number;
  readonly end: number;
  /** The name of its document's file stands there, which nothing else bears. */
  readonly asFile: boolean;
  /** That code speaks of other documents as well, whose names may be the same. */
  readonly ofOthers: boolean;
}

/** What is looked for in code. */
interface Wanted {
  readonly name: string;
  /** What stands before the name: `journey.` of what the journey keeps. */
  readonly before?: string;
  /** The kind of the document whose id, and whose file's name, it is. */
  readonly file?: string;
}

/** Where code writes out a name, between quotes or as the name of its document's file. */
export function namedInCode(root: string, { name, before = "", file: kind }: Wanted): readonly NamedInCode[] {
  const literal = `(?<=(?<quote>["'\`])${escaped(before)})${escaped(name)}(?=${before === "" ? "" : "[.]|"}\\k<quote>)`;
  const asFile = kind === undefined ? "(?!)" : `(?<=[/"'\`])${escaped(name)}(?=\\.${kind}\\.json\\b)`;
  const wanted = new RegExp(`(?<file>${asFile})|${literal}`, "g");
  return rooms
    .flatMap((room) => sourcesOf(root, room))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), "utf8");
      if (!text.includes(name)) return [];
      const ofOthers = text.includes("fixtures/");
      return [...text.matchAll(wanted)].map(({ index, groups }) => ({
        file,
        text,
        start: index,
        end: index + name.length,
        asFile: groups?.file !== undefined,
        ofOthers,
      }));
    });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function sourcesOf(root: string, room: string): readonly string[] {
  try {
    return readdirSync(join(root, room), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(tsx?|mjs)$/.test(name))
      .map((name) => `${room}/${name.replaceAll("\\", "/")}`)
      .sort();
  } catch {
    return []; // a room that is not there names nothing
  }
}
