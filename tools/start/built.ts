import { spawnSync } from "node:child_process";

/** Builds what has changed, in a process of its own, so that its memory goes with it; ends this one where that fails. */
export function built(root: string): void {
  const { status } = spawnSync(process.execPath, ["tools/run.mjs", "build"], { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
