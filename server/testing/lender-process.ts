import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { threadId } from "node:worker_threads";
import { rolldown } from "rolldown";
import { freePort } from "./free-port.ts";
import { there } from "../../tests/there.ts";

/** A lender in a process of its own. */
export interface LenderProcess {
  address: string;
  child: ChildProcess;
  /** Ends with the exit code, or the signal that ended it. */
  exited: Promise<number | string>;
}

let built: Promise<string> | undefined;

/** Bundles server/lender/main.ts once; packages stay outside, so the file lies inside the project. */
function build(): Promise<string> {
  built ??= (async () => {
    const folder = join(process.cwd(), "dist/tests");
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `lender-${process.pid}-${threadId}.mjs`);
    const bundle = await rolldown({
      input: "server/lender/main.ts",
      platform: "node",
      external: /^(?![./]|[A-Za-z]:[\\/])/,
      logLevel: "silent",
    });
    await bundle.write({ file, format: "esm", codeSplitting: false });
    await bundle.close();
    process.once("exit", () => rmSync(file, { force: true }));
    return file;
  })();
  return built;
}

/** Starts a lender process and waits until it listens. Throws what it wrote when it ends before. */
export async function startLender(env: Record<string, string>): Promise<LenderProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [await build()], {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = new Promise<number | string>((done) =>
    child.once("exit", (code, signal) => done(code ?? signal ?? "")),
  );
  let written = "";
  there(child.stderr).on("data", (chunk) => void (written += String(chunk)));
  const listening = new Promise<boolean>((done) =>
    there(child.stdout).on("data", (chunk) => String(chunk).includes("sandbox lender at") && done(true)),
  );
  if ((await Promise.race([listening, exited])) !== true) throw new Error(written.trim() || "the lender ended");
  return { address: `http://127.0.0.1:${port}`, child, exited };
}
