import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** One part of the verification. */
export interface VerifyStep {
  readonly name: string;
  /** A command with its arguments, run with Node or from node_modules/.bin. */
  readonly command: readonly string[];
  /** Shows what the command says while it runs, not only when it fails; for what takes minutes. */
  readonly live?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
  /** What it came to in figures, for the closing line; nothing when it is only right or wrong. */
  readonly count?: () => Count | undefined;
}

export interface Count {
  readonly passed: number;
  /** One line for each failed test: its file, its title and the first line of why. */
  readonly failures: readonly string[];
}

export interface StepOutcome {
  readonly ok: boolean;
  /** ms */
  readonly took: number;
  readonly output: string;
}

/** What is run to be tried runs most of its code a few times. */
const late = `--import=${pathToFileURL(resolve("tools/optimize-late.mjs")).href}`;

/** Runs a step's command without standard input; keeps what it says. */
export function runStep({ command, live, environment }: VerifyStep): Promise<StepOutcome> {
  const started = performance.now();
  const [program = "", ...args] = command;
  return new Promise((settle) => {
    const child = spawn(program, args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        ...{ CI: "true", FORCE_COLOR: "0", NO_COLOR: "1" },
        NODE_OPTIONS: [process.env.NODE_OPTIONS, late].filter(Boolean).join(" "),
        ...environment,
      },
      shell: process.platform === "win32",
    });
    let output = "";
    const hear = (text: string) => {
      output += text;
      if (live) process.stdout.write(text);
    };
    child.stdout.setEncoding("utf8").on("data", hear);
    child.stderr.setEncoding("utf8").on("data", hear);
    const end = (ok: boolean) => settle({ ok, took: performance.now() - started, output });
    child.on("error", (error) => {
      output += `${error.message}\n`;
      end(false);
    });
    child.on("close", (code) => end(code === 0));
  });
}
