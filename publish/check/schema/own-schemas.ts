import { FileTexts } from "../../documents/files/file-texts.ts";
import { Folders } from "../../documents/files/folders.ts";
import { sameElements } from "../memo/memo.ts";

/** Written by `npm run generate` for editors; what is checked follows from what they are generated from. */
const generated = ["step.schema.json", "node.schema.json", "editor.schema.json"];

/** Schemas by the name of their file. */
export type SchemaTexts = readonly (readonly [file: string, text: string])[];

/** The hand-written schemas of a folder: what each kind of document is held to. */
export class OwnSchemas {
  readonly #folder: string;
  readonly #folders = new Folders();
  readonly #texts: FileTexts;

  constructor(folder: string) {
    this.#folder = folder;
    this.#texts = new FileTexts(folder);
  }

  /** As they are now. */
  read(): SchemaTexts {
    const names = this.#folders.read(this.#folder).map(({ name }) => name);
    return names
      .filter((name) => name.endsWith(".schema.json") && !generated.includes(name))
      .map((name) => [name, this.#texts.read(name)] as const);
  }
}

/** Whether they are the very same. */
export const sameSchemas = (one: SchemaTexts, other: SchemaTexts): boolean => sameElements(one.flat(), other.flat());
