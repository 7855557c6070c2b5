import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { DocumentTexts } from "../../publish/pack/sound-documents.ts";
import { printOf } from "../../publish/pack/print-of.ts";

/** Characters of a digest. */
const PRINT = 64;

/**
 * The documents of the last good release as they were written, on disk, so that it survives a restart: each text in a
 * file named by its content, and a list of which document it is the text of. A text that was kept by halves, or was
 * changed, is not there.
 */
export class GoodTexts {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** What was kept last; empty where nothing was. */
  read(): DocumentTexts {
    const texts = new Map<string, string>();
    for (const line of (textOf(this.#list) ?? "").split("\n").filter(Boolean)) {
      const print = line.slice(0, PRINT);
      const text = textOf(join(this.#folder, "texts", print));
      if (text !== undefined && printOf(text) === print) texts.set(line.slice(PRINT + 1), text);
    }
    return texts;
  }

  /** Keeps these in place of those before. @throws where the disk does not take them */
  keep(texts: DocumentTexts): void {
    const folder = join(this.#folder, "texts");
    mkdirSync(folder, { recursive: true });
    const there = new Set(readdirSync(folder));
    const kept = new Set<string>();
    const lines: string[] = [];
    for (const [file, text] of texts) {
      const print = printOf(text);
      if (!there.has(print) && !kept.has(print)) put(join(folder, print), text);
      kept.add(print);
      lines.push(`${print} ${file}\n`);
    }
    put(this.#list, lines.join(""));
    for (const print of there) if (!kept.has(print)) rmSync(join(folder, print), { force: true });
  }

  get #list(): string {
    return join(this.#folder, "list.txt");
  }
}

/** What is written in a file; nothing where it cannot be read. */
function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

/** Written beside and renamed: whoever reads meets the old or the new, never half. */
function put(file: string, text: string): void {
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}
