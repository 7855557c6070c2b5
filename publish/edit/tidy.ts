import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** A text as the project's formatter writes it; as it is where that cannot read it, or is not there. */
export function tidy(file: string, text: string): string {
  const biome = join("node_modules", ".bin", "biome");
  const { status, stdout } = spawnSync(biome, ["format", `--stdin-file-path=${file}`], {
    input: text,
    encoding: "utf8",
  });
  return status === 0 && stdout !== "" ? stdout : text;
}
