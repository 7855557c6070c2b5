import { entries, valueAt } from "../../documents/entries.ts";
import { messages } from "../../faults/messages.ts";
import { shortSealOf } from "../records/seal.ts";
import { sealedWord } from "./sealed-word.ts";
import type { UnknownName } from "./unknown-name.ts";

/** What a version is made of, beside its reason. */
const whole = ["calls", "owesNothing", "shown", "texts", "sentences"];
/** Of these each entry is a part by itself. */
const inParts = ["facts", "promises", "words"];

/**
 * A short seal of each part of a list, by its path. They say where a list is otherwise than its last version was sealed,
 * and only that: whether it is says the seal of the version.
 */
export function sealsOfParts(data: unknown): Readonly<Record<string, string>> {
  const said = entries(data);
  const parts = [
    ...whole.filter((name) => said[name] !== undefined).map((name) => [name, said[name]] as const),
    ...inParts.flatMap((name) =>
      Object.entries(entries(said[name])).map(([key, part]) => [`${name}.${key}`, part] as const),
    ),
  ];
  return Object.fromEntries(parts.map(([name, part]) => [name, shortSealOf(part)]));
}

/**
 * Where a list that was changed by hand is otherwise than it was sealed; nowhere where it keeps no seals of its parts, or
 * where only its versions are others. A part under another name is told by its right one, and a word of a part by that
 * with which it is as it was sealed.
 * @param words those that may have stood there.
 */
export function otherParts(data: unknown, version: unknown, words: () => readonly string[]): readonly UnknownName[] {
  const kept = entries(entries(data).seals);
  const now = sealsOfParts(data);
  const gone = Object.keys(kept).filter((name) => !Object.hasOwn(now, name));
  if (Object.keys(kept).length === 0) return [];
  const renamed = new Map(
    Object.keys(now).flatMap((name) => {
      const [was] = gone.filter((one) => kept[one] === now[name]);
      return Object.hasOwn(kept, name) || was === undefined ? [] : [[name, was] as const];
    }),
  );
  const taken = gone.filter((name) => ![...renamed.values()].includes(name));
  return [...Object.keys(now).filter((name) => now[name] !== kept[name]), ...taken].map((name) => {
    const was = renamed.get(name);
    const path = name.split(".");
    const word = was === undefined ? sealedWord(valueAt(data, path), kept[name], words()) : undefined;
    if (word) {
      const said = messages.otherSealed(version, word.right, word.found);
      return { path: [...path, ...word.path], said, at: "value" };
    }
    return was === undefined
      ? { path, said: messages.unsealed(version, true), at: "key" }
      : { path, said: messages.unknownProperty(path.at(-1) ?? "", was.split(".").at(-1)), at: "key" };
  });
}

/** The seals of parts that are not what `npm run disclose` wrote of a list that is as it was sealed. */
export function oddSeals(data: unknown): readonly UnknownName[] {
  const kept = entries(entries(data).seals);
  const now = sealsOfParts(data);
  if (Object.keys(kept).length === 0) return [];
  return [...new Set([...Object.keys(kept), ...Object.keys(now)])]
    .filter((name) => kept[name] !== now[name])
    .map((name) => ({ path: ["seals", name], said: messages.pattern("", kept[name], written), at: "value" }));
}

const written = "what npm run disclose wrote";
