import { type ChildProcess, execFile, fork } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";

const project = process.cwd();
/** More than composing ever takes, MB: a process that needs more ends. */
const MEMORY = 1_024;

/** Each runs most of its code a few times: a check, what is drawn. */
const late = pathToFileURL(join(project, "tools/optimize-late.mjs")).href;

/** Processes of ours, and where each begins. */
const entries = {
  composing: "server/release/process/composing-process.ts",
  desk: "server/studio/desk/desk-process.ts",
};

type Name = keyof typeof entries;

const bundled = new Map<Name, Promise<string>>();

/**
 * Starts a process and tells it what it is given; it is bundled as the tools are, once for the process that asks. It ends
 * with whoever started it (`begun.ts`).
 */
export async function startProcess(name: Name, given: object): Promise<ChildProcess> {
  const child = fork(await bundleOf(name), {
    // Bytes and maps travel as they are: of a release, 14 MB in pieces of 64 kB, between which calls are answered.
    serialization: "advanced",
    execArgv: [`--max-old-space-size=${MEMORY}`, "--expose-gc", "--import", late],
  });
  child.send(given, () => undefined);
  return child;
}

/** Bundles a process before somebody waits for it, or gives what was bundled. */
export function bundleOf(name: Name): Promise<string> {
  const bundling = bundled.get(name) ?? bundle(name);
  bundled.set(name, bundling);
  return bundling;
}

async function bundle(name: Name): Promise<string> {
  const file = join(project, `dist/tools/${name}-process.mjs`);
  const entry = join(project, entries[name]);
  await promisify(execFile)(process.execPath, [join(project, "tools/bundle.mjs"), entry, file]);
  return file;
}
