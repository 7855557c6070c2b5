import { createInterface } from "node:readline";
import { Writable } from "node:stream";

/**
 * A password, asked for in the terminal, where nothing of it shows, a new one twice; or the first line of what is piped
 * in. It is never an argument, which others on the machine can read. @throws where the two differ
 */
export async function readPassword(name: string, times: "once" | "twice" = "twice"): Promise<string> {
  if (!process.stdin.isTTY) return firstLine();
  const once = await asked(`Password for ${name}: `);
  if (times === "once") return once;
  if ((await asked("Once more: ")) !== once) throw new Error("expected the same password twice, found another one");
  return once;
}

async function firstLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line;
  return "";
}

function asked(prompt: string): Promise<string> {
  // It sees to backspaces and the end of the line, and writes what is typed nowhere.
  const nowhere = new Writable({ write: (_, __, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  // Only now: from here on nothing is echoed.
  process.stderr.write(prompt);
  return new Promise((settle, fail) => {
    lines.once("SIGINT", () => {
      lines.close();
      process.stderr.write("\n");
      fail(new Error("nothing was done"));
    });
    lines.question("", (typed) => {
      lines.close();
      process.stderr.write("\n");
      settle(typed);
    });
  });
}
