import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { DocumentTexts } from "../../publish/pack/sound-documents.ts";
import { printOf } from "./document-texts.ts";

/** Characters of a digest. */
const PRINT = 64;

/**
 * The documents of the last good release as they were written, on disk, so that it survives a restart: each text in a
 * file named by its content, and a list of which document it is the text of. What was kept by halves, or was changed, is
 * not there.
 */
export class GoodTexts {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** What was kept last; empty where nothing was. */
  read(): DocumentTexts {
    try {
      const lines = readFileSync(this.#list, "utf8").split("\n").filter(Boolean);
      return new Map(lines.map((line) => [line.slice(PRINT + 1), this.#text(line.slice(0, PRINT))]));
    } catch {
      return new Map();
    }
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

  #text(print: string): string {
    const text = readFileSync(join(this.#folder, "texts", print), "utf8");
    if (printOf(text) !== print) throw new Error(`${print} holds something else`);
    return text;
  }
}

/** Written beside and renamed: whoever reads meets the old or the new, never half. */
function put(file: string, text: string): void {
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}
