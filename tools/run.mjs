// Starts a TypeScript tool: `node tools/run.mjs <name> [args]`. Plain JavaScript, so that it runs before anything is installed.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { isKept } from "./kept-bundle.mjs";
import { goneOn, keepHeap } from "./kept-heap.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const [name = "", ...args] = process.argv.slice(2);

/** What serves for days, or measures what does. */
const lasting = /^(start|dev|host|language-server|bench.*)$/;

function stop(line) {
  console.error(line);
  process.exit(1);
}

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  stop(`Node ${process.versions.node} is too old: this project needs Node 20.19 or newer.`);
}
const entry = join(root, "tools", `${name}.ts`);
if (!/^[a-z][a-z-]*$/.test(name) || !existsSync(entry)) stop(`There is no tool named "${name}" in tools/.`);
process.chdir(root);

/** True when what is installed is what the lock file asks for; packages of other platforms are optional. */
function installed() {
  const own = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(own)) return false;
  const have = JSON.parse(readFileSync(own, "utf8")).packages;
  const want = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
  return Object.entries(want).every(
    ([path, entry]) => path === "" || entry.optional || entry.devOptional || have[path]?.version === entry.version,
  );
}

if (!installed()) {
  // What goes on here is told beside what the tool itself says, which may be a protocol.
  console.error("Installing the packages of package-lock.json (npm ci) …");
  const npm = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], {
    cwd: root,
    stdio: ["inherit", 2, 2],
    shell: process.platform === "win32",
  });
  if (npm.status !== 0) stop("npm ci failed: the packages could not be installed (see above).");
}

const ended = goneOn(name, args);
if (ended !== undefined) process.exit(ended);

const file = join(root, "dist", "tools", `${name}.mjs`);
if (!isKept(file)) {
  // In a process of its own, so that its memory goes with it: some tools serve for days.
  const bundled = spawnSync(process.execPath, [join(root, "tools", "bundle.mjs"), entry, file], { stdio: "inherit" });
  if (bundled.status !== 0) process.exit(bundled.status ?? 1);
}
if (!lasting.test(name)) {
  await import("./optimize-late.mjs");
  // The embedded database as it is compiled at first: for what ends soon, compiling it for speed takes longer than it saves.
  setFlagsFromString("--liftoff-only");
}
process.setSourceMapsEnabled(true);
process.argv = [process.argv[0], file, ...args];
// In this process: exit code and signals are the tool's own.
await import(pathToFileURL(file).href);
keepHeap(name);
