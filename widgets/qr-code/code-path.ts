import { encode } from "uqr";

/** Modules of white around a code, without which cameras do not find it. */
const QUIET = 4;

/** A code as a drawing: its side in modules with the quiet zone, and the path of its dark modules. */
export interface CodePath {
  readonly side: number;
  readonly path: string;
}

/** Draws a text as a QR code of middle error correction, a bar for each run of dark modules. */
export function codePath(text: string): CodePath {
  const { data, size } = encode(text, { border: QUIET, ecc: "M" });
  const bars = data.flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`));
  return { side: size, path: bars.join("") };
}

/** Where dark runs begin, and how long they are. */
function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  for (const [x, dark] of row.entries()) {
    const last = runs.at(-1);
    if (!dark) continue;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}
