import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The root of the project. */
export const root = join(import.meta.dirname, "../..");

/** Where code lies. */
export const rooms = [
  "engine",
  "widgets",
  "lending",
  "publish",
  "app",
  "server",
  "studio",
  "language-server",
  "editors",
  "tools",
  "tests",
] as const;

/** The files of code in a room, from the project's root. */
export const filesOf = (room: string): string[] =>
  readdirSync(join(root, room), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(room, file).replaceAll("\\", "/"))
    .sort();

export const textOf = (file: string): string => readFileSync(join(root, file), "utf8");

/** Tests, and what only they import. */
export const isTest = (file: string): boolean =>
  /\.test\.tsx?$|\/testing\//.test(file) || /from "vitest"/.test(textOf(file));

/** One import: of a file of ours by its path from the root, of a package by its name. Types count. */
export interface Import {
  readonly to: string;
  /** Gone when the code runs. */
  readonly typeOnly: boolean;
}

const statement =
  /^(?:import|export)\s+(?:(type)\s+)?(\{[^}]*\}|\*(?:\s+as\s+\w+)?|\w+(?:\s*,\s*\{[^}]*\})?)\s+from\s+["']([^"']+)["']|^import\s+["']([^"']+)["']/gm;
const laterImport = /\bimport\(\s*["']([^"']+)["']\s*\)/g;

/** True when every name between the braces says `type`. */
const onlyTypes = (names: string) =>
  /^\{[^}]*\}$/.test(names.trim()) &&
  names
    .replace(/[{}]/g, "")
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean)
    .every((name) => name.startsWith("type "));

/** What a file of this text imports, at once or later. */
export function importsIn(file: string, code: string): Import[] {
  const place = (target: string) =>
    target.startsWith(".") ? join(dirname(file), target).replaceAll("\\", "/") : target;
  return [
    ...[...code.matchAll(statement)].map(([, type, names = "", from, effect = ""]) => ({
      to: place(from ?? effect),
      typeOnly: type !== undefined || onlyTypes(names),
    })),
    ...[...code.matchAll(laterImport)].map(([, target = ""]) => ({ to: place(target), typeOnly: false })),
  ];
}

export const files: readonly string[] = rooms.flatMap(filesOf);

/** Every file of code with what it imports. */
export const imports: ReadonlyMap<string, readonly Import[]> = new Map(
  files.map((file) => [file, importsIn(file, textOf(file))]),
);
