import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
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
  for (const biome of formatters()) {
    const { error, status, stdout } = spawnSync(biome, ["format", `--stdin-file-path=${file}`], {
      input: text,
      encoding: "utf8",
    });
    if (!error) return status === 0 && stdout !== "" ? stdout : text;
  }
  return text;
}

/**
 * The formatter's own program, and the script that looks for it, which takes five times as long. Of several programs the
 * one that this machine cannot start is passed over.
 */
function formatters(): readonly string[] {
  const folder = join("node_modules", "@biomejs");
  const own = (existsSync(folder) ? readdirSync(folder) : []).filter((name) => name.startsWith("cli-"));
  return [
    ...own.map((name) => join(folder, name, name.startsWith("cli-win32") ? "biome.exe" : "biome")),
    join("node_modules", ".bin", "biome"),
  ];
}
