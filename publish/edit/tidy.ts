import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** Texts that the formatter has written: what is edited again and again is not formatted twice. */
const known = new Map<string, string>();
const KNOWN = 64;

/** A text as the project's formatter writes it; as it is where that cannot read it, or is not there. */
export function tidy(file: string, text: string): string {
  if (known.get(file) === text) return text;
  const written = formatted(file, text);
  if (known.size >= KNOWN) known.clear();
  known.set(file, written);
  return written;
}

function formatted(file: string, text: string): string {
  const biome = join("node_modules", ".bin", "biome");
  const { status, stdout } = spawnSync(biome, ["format", `--stdin-file-path=${file}`], {
    input: text,
    encoding: "utf8",
  });
  return status === 0 && stdout !== "" ? stdout : text;
}
