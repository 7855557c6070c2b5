/** Where a document is edited as it is written, at a line. */
export const paperAt = (file: string, line?: number): string =>
  `/paper/${file}${line === undefined ? "" : `?line=${line}`}`;
