import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { there } from "../../tests/there.ts";

/** A PostgreSQL of its own for one test file. */
export interface TestPostgres {
  url: string;
  /** Ends it and takes its data away. */
  stop: () => void;
  /** Ends it as an operator does (`fast`), without a farewell (`immediate`), or as a machine that runs out of memory does. */
  halt: (how: "fast" | "immediate" | "killed") => void;
  /** Starts it again after a halt. */
  resume: () => void;
  /** Freezes all its processes; connections stay, and nobody answers. */
  freeze: () => void;
  thaw: () => void;
}

const HOME = "/usr/lib/postgresql";

/** Why no PostgreSQL can be started here, in one line; null when one can. */
export function whyNoPostgres(): string | null {
  if (!binaries()) return `no PostgreSQL binaries in ${HOME}`;
  if (process.getuid?.() !== 0) return null;
  try {
    execFileSync("setpriv", ["--reuid=postgres", "--regid=postgres", "--clear-groups", "true"], { stdio: "ignore" });
    return null;
  } catch {
    return "PostgreSQL does not run as root and there is no setpriv or no user postgres";
  }
}

/** Starts a PostgreSQL on `port` with its data in a new temporary folder. */
export function startPostgres(port: number): TestPostgres {
  const folder = mkdtempSync(join(tmpdir(), "lender-pg-"));
  const data = join(folder, "data");
  if (process.getuid?.() === 0) execFileSync("chown", ["postgres", folder]);
  chmodSync(folder, 0o700);
  run("initdb", ["-D", data, "-U", "postgres", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C"]);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off`;
  const resume = () => run("pg_ctl", ["-D", data, "-w", "-s", "-l", join(folder, "log"), "-o", options, "start"]);
  const halt = (mode: string) => run("pg_ctl", ["-D", data, "-w", "-s", "-m", mode, "stop"]);
  const signal = (name: NodeJS.Signals) => {
    for (const pid of processesOf(data)) process.kill(pid, name);
  };
  resume();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      halt("immediate");
      rmSync(folder, { recursive: true, force: true });
    },
    resume,
    halt: (how) => {
      if (how !== "killed") return halt(how);
      signal("SIGKILL");
      // Where nobody collects the dead, its number seems to be in use.
      for (const lock of [join(data, "postmaster.pid"), join(folder, `.s.PGSQL.${port}.lock`)])
        rmSync(lock, { force: true });
    },
    freeze: () => signal("SIGSTOP"),
    thaw: () => signal("SIGCONT"),
  };
}

/** The first process of a PostgreSQL and those that it started. */
function processesOf(data: string): number[] {
  const first = Number.parseInt(readFileSync(join(data, "postmaster.pid"), "utf8"), 10);
  const children = spawnSync("pgrep", ["-P", String(first)], { encoding: "utf8" }).stdout.split("\n");
  return [first, ...children.filter(Boolean).map(Number)];
}

function run(program: string, args: string[]): void {
  const file = join(there(binaries()), program);
  const root = process.getuid?.() === 0;
  const [command, all] = root
    ? ["setpriv", ["--reuid=postgres", "--regid=postgres", "--clear-groups", file, ...args]]
    : [file, args];
  execFileSync(command as string, all as string[], { stdio: "ignore", cwd: tmpdir() });
}

function binaries(): string | null {
  if (!existsSync(HOME)) return null;
  const versions = readdirSync(HOME).sort((a, b) => Number(b) - Number(a));
  const version = versions.find((name) => existsSync(join(HOME, name, "bin/initdb")));
  return version ? join(HOME, version, "bin") : null;
}
