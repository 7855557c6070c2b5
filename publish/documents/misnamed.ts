import { basename, dirname } from "node:path/posix";
import { messages } from "../faults/messages.ts";
import { nearest } from "../faults/nearest.ts";
import type { Said } from "../faults/say.ts";
import { type Kind, kindOf, kinds } from "./kinds.ts";

/**
 * What is said of a file that is no document by its name: how those are named that lie there, and whether it is beside
 * one that it may be a copy of ("716 copy.brand.json", "Copy of 716.brand.json", "716.brand (1).json").
 * @param files all that there are, by path below the root.
 */
export function misnamed(file: string, files: readonly string[]): Said {
  const here = kinds.filter((kind) => namesIn(file, kind).length > 0);
  const so = kinds.filter((kind) => file.endsWith(endOf(kind)));
  const isSo = here.filter((kind) => so.includes(kind));
  const known = [isSo, so, here].find((some) => some.length > 0) ?? [];
  const named = known.flatMap((kind) => kind.named);
  const inFolder = isSo.length > 0 || so.length === 0 ? named.filter((name) => dirname(name) === dirname(file)) : [];
  const names = known.flatMap((kind) => [...namesIn(file, kind), ...movedTo(file, kind, files)]);
  const copied = names.find((name) => files.includes(name));
  const near = copied === undefined ? nearest(file, names) : undefined;
  const meant = near !== undefined && dirname(near) === dirname(file) ? basename(near) : near;
  return messages.unknownKind(inFolder.length > 0 ? inFolder : named, basename(file), copied, meant);
}

/** What the file would be called in the folders of others of its kind. */
const movedTo = (file: string, kind: Kind, files: readonly string[]): readonly string[] =>
  [...new Set(files.filter((other) => kindOf(other) === kind).map((other) => dirname(other)))]
    .map((folder) => `${folder}/${basename(file)}`)
    .filter((name) => kindOf(name) === kind && !files.includes(name));

/** What the file could be called in its folder as a document of a kind: as it is, and without what a copy is called. */
function namesIn(file: string, kind: Kind): readonly string[] {
  const stem = basename(file).split(".")[0] ?? "";
  const stems = [
    stem,
    stem.replace(/^copy( \(\d+\))? of /i, "").replace(/(( -)?[ _-]copy|[ _-]?\(\d+\)| \d+).*$/i, ""),
  ];
  const plain = stems.map((one) =>
    one
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, ""),
  );
  return [...new Set([...stems, ...plain])]
    .map((one) => `${dirname(file)}/${one}${endOf(kind)}`)
    .filter((name) => kindOf(name) === kind);
}

/** The end of its files' names: `.brand.json`. */
const endOf = ({ glob }: Kind): string => /[^*]*$/.exec(glob)?.[0] ?? "";
