import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** Writes each file's compressed forms beside it, so that serving costs nothing. */
export function compressFiles(folder: string): void {
  for (const name of readdirSync(folder)) compressFile(join(folder, name));
}

/** Writes a file's compressed forms beside it, where it is a text; says which. */
export function compressFile(file: string): readonly string[] {
  if (!/\.(html|js|css|svg|json)$/.test(file)) return [];
  const content = readFileSync(file);
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(`${file}.br`, brotliCompressSync(content));
  return [`${file}.gz`, `${file}.br`];
}
