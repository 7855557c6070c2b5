import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Another process uses the folder of the embedded database. */
export class FolderTaken extends Error {
  readonly folder: string;
  readonly pid: number;

  /** @param instead what to do then */
  constructor(folder: string, pid: number, instead = "stop that process, or choose another folder with DATA_FOLDER=…") {
    super(`the data folder ${folder} is in use by process ${pid}; ${instead}`);
    this.folder = folder;
    this.pid = pid;
    this.name = "FolderTaken";
  }
}

const held = new Set<string>();

/**
 * Takes the folder for this process (the embedded database itself takes no lock) and returns the function that gives it back.
 * The lock of a process that is gone is taken over. Throws FolderTaken.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "lender.lock");
  const mine = stampOf(process.pid);
  while (!create(file, mine)) {
    const other = read(file);
    if (held.has(file) || (other !== undefined && isAlive(other))) throw new FolderTaken(folder, pidOf(other ?? mine));
    removeStale(file, other);
  }
  held.add(file);
  return () => {
    held.delete(file);
    rmSync(file, { force: true });
  };
}

function create(file: string, stamp: string): boolean {
  try {
    writeFileSync(file, stamp, { flag: "wx" });
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

/** Of an error of the system. */
function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

/** Renames before removing, so that of two processes only one removes a given lock. */
function removeStale(file: string, expected: string | undefined): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (read(aside) === expected) rmSync(aside, { force: true });
  else renameSync(aside, file);
}

function pidOf(stamp: string): number {
  return Number.parseInt(stamp, 10);
}

function isAlive(stamp: string): boolean {
  const pid = pidOf(stamp);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) !== "EPERM") return false;
  }
  return stampOf(pid) === stamp;
}

/** The pid and, where the system tells, when the process started: pids are used again. */
function stampOf(pid: number): string {
  const stat = read(`/proc/${pid}/stat`);
  const started = stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  return `${pid} ${started}`;
}
