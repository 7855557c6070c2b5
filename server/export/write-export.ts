import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { compressFile } from "../../publish/build/compress-files.ts";
import type { Exported } from "./exported.ts";
import { nginxServer, underscoreHeaders } from "./header-files.ts";

/** Under this name lies what is public. */
const PUBLIC = "public";

/** Of brotli: a fiftieth longer than the best, in less than half of the time, for there are hundreds of files. */
const QUALITY = 10;

/**
 * Writes exported files, their compressed forms, the headers for two kinds of servers, and of every public file the
 * digest that it must have.
 * @returns how many public files there are
 * @throws where the folder holds anything: what an older export left would be served on
 */
export function writeExport(folder: string, release: string, files: ReadonlyMap<string, Exported>): number {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`expected a new or empty folder, found one with files in it: ${folder}`);
  const root = join(folder, PUBLIC);
  const written = new Map<string, Uint8Array>();
  const write = (path: string, bytes: Uint8Array) => {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    for (const name of [file, ...compressFile(file, QUALITY)]) written.set(name.slice(root.length), readFileSync(name));
  };
  for (const [path, { bytes }] of files) write(path, bytes);
  write("/_headers", Buffer.from(underscoreHeaders(files)));
  writeFileSync(join(folder, "nginx.conf"), nginxServer(files, resolve(root)));
  const digests = Object.fromEntries(
    [...written].sort(([a], [b]) => (a < b ? -1 : 1)).map(([path, bytes]) => [path, digestOf(bytes)]),
  );
  writeFileSync(join(folder, "integrity.json"), `${JSON.stringify({ release, files: digests }, null, 2)}\n`);
  return written.size;
}

const digestOf = (bytes: Uint8Array): string => `sha384-${createHash("sha384").update(bytes).digest("base64")}`;
