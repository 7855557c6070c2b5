import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { builds, builtMark } from "../../publish/build/build-app.ts";

const project = process.cwd();
/** As npm has it. */
const PATH = [join(project, "node_modules/.bin"), process.env.PATH].join(delimiter);
/** What is made of the project's files, and what belongs to this machine. */
const left = new Set(["node_modules", "dist", "dist-bench", "test-results", "playwright-report", ".git", ".data"]);

/** The project once more, with files of its own, where commands may write. */
export interface ProjectCopy {
  readonly root: string;
  /** Runs a command there, as a shell would, and what npm runs without npm; `out` is what it prints, errors too. */
  run(command: string): { readonly status: number | null; readonly out: string };
  remove(): void;
}

/** As it would be in a folder of its own, where tools that were bundled here, and the app if it was built, are as well. */
export function copyProject(): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), "project-"));
  for (const name of readdirSync(project))
    if (!left.has(name)) cpSync(join(project, name), join(root, name), { recursive: true });
  symlinkSync(join(project, "node_modules"), join(root, "node_modules"), "junction");
  // Copied: what is built anew there is not what others use here.
  for (const name of ["tools", ...builds, builtMark]) {
    const made = join(project, "dist", name);
    if (existsSync(made)) cpSync(made, join(root, "dist", name), { recursive: true });
  }
  return {
    root,
    run(command) {
      // What this run says of itself is not said to the next one.
      const { VITEST: _, NODE_ENV: __, ...env } = process.env;
      const { status, stdout, stderr } = spawnSync(withoutNpm(command), {
        cwd: root,
        shell: true,
        encoding: "utf8",
        // Nothing goes on once this folder is taken away.
        env: { ...env, PATH, HEAP: "kept" },
      });
      return { status, out: stdout + stderr };
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** The script that `npm run` runs, with its arguments: npm itself takes longer to start than most of them take. */
function withoutNpm(command: string): string {
  const { scripts } = JSON.parse(readFileSync(join(project, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  return command.replace(/\bnpm run (?:--silent )?([\w:-]+)(?: --(?= |$))?/, (_, name: string) => {
    if (scripts[name] === undefined) throw new Error(`${command}: package.json has no script "${name}"`);
    return scripts[name];
  });
}
