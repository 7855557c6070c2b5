import type { Executable } from "vscode-languageclient/node";

/** How the language server of a project is started. */
export const serverOf = (root: string): Executable => ({
  command: "node",
  args: ["tools/run.mjs", "language-server"],
  options: { cwd: root },
});
