import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { freePort } from "../../../server/testing/free-port.ts";
import { emptyDataFolder } from "./empty-database.ts";

/** The app with its sandbox lender, in a process and a data folder of its own. */
export interface RunningServer {
  readonly url: string;
  /** What it has said so far. */
  readonly said: () => string;
  /** Edits documents, and waits until it says that what was made of them is served. */
  readonly served: (edit: () => void) => Promise<void>;
  readonly pid: number;
  /** Where its database lies. */
  readonly data: string;
  /** Ends it and takes its data away. */
  readonly stop: () => Promise<void>;
}

const project = process.cwd();

const ignore = () => undefined;

/**
 * Starts the built app, or what `tool` serves, with the documents of a root, and with more in its environment, by the
 * commands of the project or of a copy of it; ready when it says so.
 * @throws with its output when it ends first.
 */
export async function startServer(
  root = project,
  more: Readonly<Record<string, string>> = {},
  tool: "serve" | "dev" | "start" = "serve",
  folder = project,
): Promise<RunningServer> {
  const port = await freePort();
  const data = await emptyDataFolder();
  let said = "";
  // A talkative server says ten thousand lines: nothing is looked for in them but what is waited for.
  let heard: () => void = ignore;
  // Who starts all of it starts it where it lies.
  const options = tool === "start" ? [] : ["--root", root];
  const child = spawn(process.execPath, ["tools/run.mjs", tool, ...options], {
    cwd: folder,
    // A talkative log, so that what reaches it is part of what is tested.
    env: {
      ...process.env,
      PORT: String(port),
      DATA_FOLDER: data,
      DATABASE_URL: "",
      NODE_OPTIONS: "",
      HASH_COST: "16",
      LOG_LEVEL: "info",
      ...more,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // Nobody else ends it when a test gives up waiting for it.
  const orphaned = () => void child.kill("SIGKILL");
  process.once("exit", orphaned);
  const ended = new Promise<void>((settle) =>
    child.once("exit", () => {
      process.off("exit", orphaned);
      settle();
    }),
  );
  await new Promise<void>((settle, fail) => {
    heard = () => {
      if (!said.includes("is ready")) return;
      heard = ignore;
      settle();
    };
    const hear = (text: string) => {
      said += text;
      heard();
    };
    child.stdout.setEncoding("utf8").on("data", hear);
    child.stderr.setEncoding("utf8").on("data", hear);
    child.once("exit", (code) => fail(new Error(`the server ended with ${code}:\n${said}`)));
  });
  return {
    url: `http://localhost:${port}`,
    // One that did not start was told above.
    pid: child.pid ?? 0,
    said: () => said,
    served: (edit) =>
      new Promise<void>((settle) => {
        const from = said.length;
        heard = () => {
          if (!/^The documents .* is served\.$/m.test(said.slice(from))) return;
          heard = ignore;
          settle();
        };
        edit();
      }),
    data,
    stop: async () => {
      await end(child, ended);
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function end(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.kill("SIGTERM");
  const patience = setTimeout(() => child.kill("SIGKILL"), 10_000);
  await ended;
  clearTimeout(patience);
}
