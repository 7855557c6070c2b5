import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const rooms = ["engine", "widgets", "lending", "app", "server", "publish", "language-server", "tools", "tests"];

/** The first line of code that writes out a name, as `file:line`; undefined where none does. */
export function namedInCode(root: string, name: string): string | undefined {
  const literal = new RegExp(`["'\`]${name.replaceAll(".", "\\.")}(["'\`.]|\\$\\{)`);
  for (const room of rooms)
    for (const file of sourcesOf(root, room)) {
      const lines = readFileSync(join(root, file), "utf8").split("\n");
      const at = lines.findIndex((line) => literal.test(line));
      if (at >= 0) return `${file}:${at + 1}`;
    }
  return undefined;
}

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
