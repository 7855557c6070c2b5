// Starts a TypeScript tool: `node tools/run.mjs <name> [args]`. Plain JavaScript, so that it runs before anything is installed.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const [name = "", ...args] = process.argv.slice(2);

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
  console.log("Installing the packages of package-lock.json (npm ci) …");
  const npm = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (npm.status !== 0) stop("npm ci failed: the packages could not be installed (see above).");
}

const { rolldown } = await import("rolldown");
const bundle = await rolldown({
  input: entry,
  platform: "node",
  external: /^(?![./]|[A-Za-z]:[\\/])/,
  logLevel: "silent",
}).catch((error) => stop(String(error.message ?? error)));
const { output } = await bundle
  .generate({ format: "esm", sourcemap: "inline", codeSplitting: false })
  .catch((error) => stop(String(error.message ?? error)));
await bundle.close();
const file = join(root, "dist", "tools", `${name}.mjs`);
mkdirSync(dirname(file), { recursive: true });
// Written beside and renamed, so that two tools started together never read half a file.
const draft = `${file}.${process.pid}`;
writeFileSync(draft, output[0].code);
renameSync(draft, file);
process.setSourceMapsEnabled(true);
process.argv = [process.argv[0], file, ...args];
// In the same process: exit code and signals are the tool's own.
await import(pathToFileURL(file).href);
