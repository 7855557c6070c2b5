import type { Word, Reading } from "./reading.ts";

/** What documents and code write under a root: `journey`, `screen`, `device`, `session`. */
export function writtenUnder({ project, source }: Reading, root: string): readonly Word[] {
  const places = new Map<string, string>();
  const add = (path: string, from: string): void => {
    const [first, name] = path.split(".");
    if (first === root && name !== undefined && name !== "" && !places.has(name)) places.set(name, from);
  };
  for (const document of project.documents)
    for (const { name } of project.places(document).paths) add(name, document.file);
  for (const path of source.paths) add(path, "code");
  return [...places].map(([name, from]) => ({ name, says: `Written by ${from}.` })).toSorted(byName);
}

const byName = (a: Word, b: Word): number => (a.name < b.name ? -1 : 1);
