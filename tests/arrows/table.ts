import { textOf } from "./graph.ts";

/** A row of docs/architecture.md: rooms, and what they may import of others; "all" of every room. */
export interface Row {
  readonly rooms: readonly string[];
  readonly may: readonly string[] | "all";
}

const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);

/** The rows of the table whose first heading is `heading`. @throws when the page has no such table. */
export function tableOf(page: string, heading: string): string[][] {
  const lines = page.split("\n");
  const start = lines.findIndex((line) => line.startsWith(`| ${heading} |`));
  if (start < 0) throw new Error(`no table of a "${heading}"`);
  const end = lines.findIndex((line, index) => index > start && !line.startsWith("|"));
  return lines.slice(start + 2, end < 0 ? undefined : end).map((line) =>
    line
      .slice(1, line.lastIndexOf("|"))
      .split("|")
      .map((cell) => cell.trim()),
  );
}

const page = textOf("docs/architecture.md");

/** The arrows that docs/architecture.md allows. */
export const rows: readonly Row[] = tableOf(page, "room").map(([rooms = "", , may = ""]) => ({
  rooms: quoted(rooms),
  may: may === "all" ? may : quoted(may),
}));

/** The entries of the engine that docs/architecture.md names. */
export const entries: readonly string[] = tableOf(page, "entry of the engine").flatMap(([entry = ""]) => quoted(entry));

/**
 * Whether a target of the table covers a file: a file itself, a folder all that lies below it, but of the engine the
 * entries alone, which lie directly in it.
 */
export function covers(target: string, file: string): boolean {
  if (target === "engine/") return /^engine\/[\w-]+\.tsx?$/.test(file);
  return target.endsWith("/") ? file.startsWith(target) : file === target;
}
