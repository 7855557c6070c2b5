import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { Worker } from "node:worker_threads";
import type { ComposerData } from "./messages.ts";

const project = process.cwd();
/** More than composing ever takes, MB: a thread that needs more ends, and not the server with it. */
const MEMORY = 1_024;

let bundled: Promise<string> | undefined;

/** Starts the thread that composes; it is bundled as the tools are, once for a process. */
export async function startComposer(workerData: ComposerData): Promise<Worker> {
  bundled ??= bundle();
  const file = await bundled;
  return new Worker(file, { workerData, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: MEMORY } });
}

async function bundle(): Promise<string> {
  const file = join(project, "dist/tools/composer.mjs");
  const entry = join(project, "server/release/composer-worker.ts");
  await promisify(execFile)(process.execPath, [join(project, "tools/bundle.mjs"), entry, file]);
  return file;
}
