import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Json } from "../../publish/documents/json.ts";
import { checkDocuments } from "../../publish/check/check-documents.ts";
import { formatFault } from "../../publish/check/given/report.ts";
import { keptChecker } from "../../publish/check/schema/kept-code.ts";
import { generatedFiles } from "../../publish/generate/generated-files.ts";
import { merge } from "../../publish/documents/merge.ts";
import { type Block, blocksOf, isTold, toldBy } from "./blocks.ts";
import { copyProject, type ProjectCopy } from "./project-copy.ts";

// Commands of the project run one after the other.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });

const folder = join(process.cwd(), "docs/guides");
/** What serves or exports comes first: before anything is edited the app is built already. */
const builders = ["export.md", "publish.md"];
const written = readdirSync(folder).filter((file) => file.endsWith(".md"));
const guides = [...new Set([...builders, ...written])];
const blocksIn = (guide: string) => blocksOf(readFileSync(join(folder, guide), "utf8"));

/** What npm says before a command's own words, and warnings of this machine's npm. */
const own = (out: string) =>
  out
    .split("\n")
    .filter((line) => !/^(> |npm warn |\$ )/.test(line))
    .join("\n")
    .replace(/^\n+/, "");

/** One for all: a reader follows one guide after the other. */
let copy: ProjectCopy;
beforeAll(() => {
  copy = copyProject();
});
afterAll(() => copy.remove());
const read = (file: string) => readFileSync(join(copy.root, file), "utf8");

describe.each(guides)("docs/guides/%s works as written", (guide) => {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(copy.root, file)), { recursive: true });
    writeFileSync(join(copy.root, file), text);
  };

  function carryOut({ language, words, text }: Block): void {
    const [first = "", file = first] = words;
    if (language === "console") {
      const fails = first === "fails";
      for (const { command, prints } of toldBy(text)) {
        const { status, out } = copy.run(command);
        expect(status === 0, `${command}\n${out}`).toBe(!fails);
        expect(isTold(own(out), prints), `${command} prints\n${own(out)}\nand was to print\n${prints}`).toBe(true);
      }
    } else if (first === "merge" && language === "json") {
      const merged = merge(JSON.parse(read(file)) as Json, JSON.parse(text) as Json);
      write(file, `${JSON.stringify(merged, null, 2)}\n`);
    } else if (first === "line" && language === "ts") {
      const index = read(file);
      const end = index.lastIndexOf("};");
      write(file, index.slice(0, end) + text + index.slice(end));
    } else if (first === "elsewhere") {
      // What another program reads: none of ours can say whether it holds.
      expect(["sh", "lua", "toml"]).toContain(language);
    } else if (words.length === 1 && first.includes("/")) write(first, text);
    else throw new Error(`a block that says neither its file nor a command: ${language} ${words.join(" ")}`);
  }

  const blocks = blocksIn(guide);

  it("has no block that nobody carries out", () => {
    const fences = readFileSync(join(folder, guide), "utf8").match(/^```/gm) ?? [];
    expect(blocks.length * 2).toBe(fences.length);
    expect(blocks).not.toEqual([]);
  });

  it.each(blocks)("line $line: $language $words", (block) => carryOut(block));
});

describe("README.md", () => {
  /** What takes long, serves, or has a test of its own; each of the others is run, here or as a guide has it. */
  const elsewhere = /^npm (start|test|run (dev|build|budget|bench|screens|new))\b/;
  const inGuides = guides
    .flatMap(blocksIn)
    .filter(({ language, words }) => language === "console" && words[0] !== "fails")
    .flatMap(({ text }) => toldBy(text).map(({ command }) => command));

  it("names commands that run", () => {
    const page = readFileSync(join(process.cwd(), "README.md"), "utf8");
    const steps = page.slice(page.indexOf("## Operator"), page.indexOf("## Figures"));
    const commands = [...steps.matchAll(/`((?:PORT=\d+ )?npm [^`<]+?)(?: > [^`]+)?`/g)].map(
      ([, command = ""]) => command,
    );
    const named = [...new Set(commands)].filter((command) => !elsewhere.test(command));
    expect(named.length).toBeGreaterThan(4);
    const run = named.filter((command) => !inGuides.includes(command));
    const failed = run.filter((command) => copy.run(command).status !== 0);
    expect(failed).toEqual([]);
  });
});

it("who has followed all of them has documents that hold, and generated files as their sources say", async () => {
  expect(checkDocuments(copy.root, { keep: keptChecker }).errors.map(formatFault)).toEqual([]);
  const generated = await generatedFiles(copy.root);
  expect([...generated].flatMap(([file, text]) => (read(file) === text ? [] : [file]))).toEqual([]);
});

describe("what a console is told to print", () => {
  it.each([
    ["a\nb\nc", "a\n…\nc", true],
    ["a\nc", "a\n…\nc", true],
    ["0 errors in 3 documents (12 ms)", "0 errors in … documents (… ms)", true],
    ["1 error in 3 documents (12 ms)", "0 errors in … documents (… ms)", false],
    ["a\nb", "a", false],
    ["a.c", "abc", false],
  ])("%j is %j: %j", (prints, told, expected) => {
    expect(isTold(prints, told)).toBe(expected);
  });
});
