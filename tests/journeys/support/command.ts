import { spawn } from "node:child_process";

/** How a command ended, and what it said; `errors` apart. */
export interface Ended {
  readonly status: number | null;
  readonly said: string;
  readonly errors: string;
}

/**
 * Runs a command of the project to its end. The test goes on to listen meanwhile: one that stood still would not see that
 * a server closed a line that nobody used, and would ask its next question down that line.
 * @param input what is piped in
 */
export async function runCommand(
  words: readonly string[],
  more: Readonly<Record<string, string>> = {},
  input = "",
): Promise<Ended> {
  const child = spawn(process.execPath, ["tools/run.mjs", ...words], {
    env: { ...process.env, NODE_OPTIONS: "", ...more },
    stdio: ["pipe", "pipe", "pipe"],
  });
  let [said, errors] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text: string) => (said += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (errors += text));
  // Who ends without having read it closes it.
  child.stdin.on("error", () => undefined).end(input);
  const status = await new Promise<number | null>((settle) => child.once("close", settle));
  return { status, said, errors };
}
