import { spawnSync, type SpawnSyncOptions } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";

/** An nginx of this machine, or one that was unpacked beside the packages of npm. */
export interface Nginx {
  readonly program: string;
  /** Its list of types by the end of a file's name. */
  readonly types: string;
  /** Its module that sends what was compressed by brotli; not every nginx has one. */
  readonly brotli?: string;
  /** Where libraries lie that came with it. */
  readonly libraries: readonly string[];
}

/** Where Debian's packages are unpacked: installing them would start a server on port 80 of this machine. */
const unpacked = resolve("node_modules/.cache/nginx");
const archives = join(unpacked, "archives");

/** What is asked of this machine; a test has another. */
interface Machine {
  readonly exists: (path: string) => boolean;
  readonly list: (folder: string) => readonly string[];
  readonly run: (
    command: string,
    given: readonly string[],
    options: SpawnSyncOptions,
  ) => { readonly status: number | null; readonly stderr?: unknown };
}

const listed = (folder: string): readonly string[] => (existsSync(folder) ? readdirSync(folder) : []);
const thisMachine: Machine = { exists: existsSync, list: listed, run: spawnSync };

/** The machine's own nginx, or the one that was unpacked; undefined where there is none that runs. */
export function findNginx({ exists, list, run }: Machine = thisMachine): Nginx | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"].filter(Boolean);
  for (const [folder, root] of [...folders.map((own) => [own, ""]), [join(unpacked, "usr/sbin"), unpacked]]) {
    const program = join(folder ?? "", "nginx");
    if (!exists(program)) continue;
    const libraries = root ? librariesBelow(root, list) : [];
    const { status, stderr } = run(program, ["-V"], { env: withLibraries(libraries), encoding: "utf8" });
    const built = (name: string) => new RegExp(`--${name}-path=(\\S+)`).exec(String(stderr))?.[1] ?? "/etc/nginx/none";
    const types = join(root ?? "", dirname(built("conf")), "mime.types");
    if (status !== 0 || !exists(types)) continue;
    const brotli = join(root ?? "", built("modules"), "ngx_http_brotli_static_module.so");
    return { program, types, libraries, ...(exists(brotli) && { brotli }) };
  }
  return undefined;
}

/** Debian keeps libraries in a folder of the machine's kind. */
const librariesBelow = (root: string, list: Machine["list"]): readonly string[] =>
  ["lib", "usr/lib"].flatMap((folder) =>
    list(join(root, folder))
      .filter((name) => name.includes("-linux-"))
      .map((name) => join(root, folder, name)),
  );

/** The environment in which an nginx finds its libraries. */
export const withLibraries = (libraries: readonly string[]): NodeJS.ProcessEnv =>
  libraries.length > 0 ? { ...process.env, LD_LIBRARY_PATH: libraries.join(":") } : process.env;

/**
 * Finds an nginx, unpacking Debian's where there is none; says in one line what it does, or that there is none: what
 * asks for it is then left out.
 */
export function ensureNginx(say: (line: string) => void, machine: Machine = thisMachine): Nginx | undefined {
  const found = findNginx(machine) ?? unpack(say, machine);
  say(
    found
      ? `nginx: ${found.program}`
      : "No nginx, and none to be had by apt-get: what is exported is not tried on one.",
  );
  return found;
}

function unpack(say: (line: string) => void, machine: Machine): Nginx | undefined {
  const { list, run } = machine;
  const quiet = { stdio: "ignore", timeout: 120_000 } as const;
  if (process.platform !== "linux" || run("apt-get", ["--version"], quiet).status !== 0) return undefined;
  say("Unpacking nginx for the tests (apt-get install --download-only nginx-light) …");
  const short = ["-qq", "-o", "Acquire::http::Timeout=10", "-o", "Acquire::Retries=0"];
  // Who is not root has the list of packages that the machine has.
  if (process.getuid?.() === 0) run("apt-get", ["update", ...short], quiet);
  mkdirSync(join(archives, "partial"), { recursive: true });
  const fetch = (...names: string[]) =>
    run(
      "apt-get",
      ["install", "-y", ...short, "--download-only", "--no-install-recommends"].concat(
        ["-o", `Dir::Cache::archives=${archives}`, "-o", "Debug::NoLocking=1"],
        names,
      ),
      quiet,
    ).status === 0;
  // Older releases have no package of the module.
  if (!fetch("nginx-light", "libnginx-mod-http-brotli-static")) fetch("nginx-light");
  for (const name of list(archives).filter((one) => one.endsWith(".deb")))
    run("dpkg", ["-x", join(archives, name), unpacked], quiet);
  return findNginx(machine);
}
