import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Writes each file's compressed forms beside it, so that serving costs nothing. */
export function compressFiles(folder: string): void {
  for (const name of readdirSync(folder)) compressFile(join(folder, name));
}

/**
 * Writes a file's compressed forms beside it, where it is a text; says which.
 * @param quality of brotli, 11 at most
 */
export function compressFile(file: string, quality = constants.BROTLI_MAX_QUALITY): readonly string[] {
  if (!/\.(html|js|css|svg|json)$/.test(file)) return [];
  const content = readFileSync(file);
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
  return [`${file}.gz`, `${file}.br`];
}
