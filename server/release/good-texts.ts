import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { DocumentTexts } from "../../publish/pack/sound-documents.ts";
import { printOf } from "./document-texts.ts";

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
      // `keep` wrote it; a text is taken by its content alone.
      const list = JSON.parse(readFileSync(this.#list, "utf8")) as Readonly<Record<string, string>>;
      return new Map(Object.entries(list).map(([file, print]) => [file, this.#text(print)]));
    } catch {
      return new Map();
    }
  }

  /** Keeps these in place of those before. @throws where the disk does not take them */
  keep(texts: DocumentTexts): void {
    const folder = join(this.#folder, "texts");
    mkdirSync(folder, { recursive: true });
    const there = new Set(readdirSync(folder));
    const list = Object.fromEntries([...texts].map(([file, text]) => [file, printOf(text)]));
    for (const [file, text] of texts) {
      const print = list[file] ?? "";
      if (!there.has(print)) put(join(folder, print), text);
      there.add(print);
    }
    put(this.#list, JSON.stringify(list, null, 1));
    const kept = new Set(Object.values(list));
    for (const print of there) if (!kept.has(print)) rmSync(join(folder, print), { force: true });
  }

  get #list(): string {
    return join(this.#folder, "list.json");
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
