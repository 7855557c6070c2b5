import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Row } from "./row.ts";

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export const zipped = (content: string | Buffer): number => gzipSync(content, { level: 9 }).length;

type Manifest = Readonly<Record<string, Chunk>>;

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Manifest;

/** gzip size of the built chunk of a name with its styles, in bytes; 0 when there is none. */
export function chunkSize(root: string, name: string): number {
  const folder = join(root, "dist/app");
  const found = Object.values(manifestOf(folder)).filter(
    (chunk) => chunk.name === name && !chunk.isEntry && chunk.file.endsWith(".js"),
  );
  const files = found.flatMap(({ file, css = [] }) => [file, ...css]);
  return [...new Set(files)].reduce((total, file) => total + zipped(readFileSync(join(folder, file))), 0);
}

/** gzip sizes of the built app: what the login entry needs, and what comes after it. */
export function builtSizes(root: string): Row[] {
  const folder = join(root, "dist/app");
  const manifest = manifestOf(folder);
  const size = (file: string) => zipped(readFileSync(join(folder, file)));
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry);
  if (entry === undefined) throw new Error("the build has no entry");
  const first = new Set<string>();
  const follow = (name: string): void => {
    if (first.has(name)) return;
    first.add(name);
    for (const next of manifest[name]?.imports ?? []) follow(next);
  };
  follow(entry);
  const chunksOf = (names: Iterable<string>) => [...names].flatMap((name) => manifest[name] ?? []);
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + size(file), 0);
  const later = Object.entries(manifest).filter(([name, { file }]) => !first.has(name) && file.endsWith(".js"));
  return [
    {
      name: "JavaScript of the login entry, gzip",
      value: sum(chunksOf(first).map(({ file }) => file)),
      limit: 113_700,
      unit: "bytes",
    },
    {
      name: "CSS of the login entry, gzip",
      value: sum(chunksOf(first).flatMap(({ css = [] }) => css)),
      limit: 12_000,
      unit: "bytes",
    },
    ...later.map(
      ([, { file }]): Row => ({
        name: `Later, once for all screens: ${file.replace(/^assets\/_?|-[\w-]{8}\.js$/g, "")}.js, gzip`,
        value: size(file),
        unit: "bytes",
      }),
    ),
  ];
}
