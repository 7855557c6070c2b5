import type { Project } from "../../publish/check/given/project.ts";
import type { Document } from "../../publish/documents/document.ts";

/** What a path names, and where in it the name stands. */
export interface NamedInPath {
  readonly names: readonly string[];
  readonly from: number;
  readonly length: number;
}

/** What each word of a path names, where it is read or written in a document. */
export function namedIn(project: Project, document: Document, path: string): readonly NamedInPath[] {
  const [root = "", word, ...rest] = path.split(".");
  if (word === undefined || word === "") return [];
  const here = (...names: readonly string[]): readonly NamedInPath[] =>
    names.length > 0 ? [{ names, from: root.length + 1, length: word.length }] : [];
  const ofHosts = (kind: string) => here(...project.hosts.of(document).map(({ file }) => `${kind} ${file} ${word}`));
  switch (root) {
    case "reads":
      return ofHosts("read");
    case "form":
      return document.kind === "rule" ? [] : ofHosts("field");
    case "derived":
      return ofHosts("derived");
    case "decided":
      return ofHosts("decided");
    case "screen":
      return ofHosts("screen-value");
    case "with":
    case "inputs":
      return here(`param ${document.file} ${word}`);
    case "journey":
    case "device":
    case "session":
      return here(`${root} ${word}`);
    case "env": {
      const [capability] = rest;
      if (word !== "can" || capability === undefined) return [];
      return [{ names: [`capability ${capability}`], from: "env.can.".length, length: capability.length }];
    }
    case "brand":
      return inBrand([word, ...rest]);
    default:
      return [];
  }
}

/** Every group on the way to a value of the brand, and the value. */
const inBrand = (words: readonly string[]): readonly NamedInPath[] =>
  words.map((word, at) => ({
    names: [`brand ${words.slice(0, at + 1).join(".")}`],
    from: `brand.${words.slice(0, at).join(".")}`.length + (at > 0 ? 1 : 0),
    length: word.length,
  }));
