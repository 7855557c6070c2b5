import { basename, dirname } from "node:path";

/** What is known of the project's files; paths are from the root, with `/`. */
export interface Project {
  readonly tests: readonly string[];
  /** Who imports a file; nobody where it has no entry. */
  readonly importers: ReadonlyMap<string, readonly string[]>;
  readonly textOf: (file: string) => string;
}

export interface Chosen {
  readonly run: readonly string[];
  /** Further off than a quick run goes; npm test has them. */
  readonly left: readonly string[];
}

/** How many of a file's tests make a step further along its importers too much. */
const most = 8;

/**
 * The tests that files lead to: themselves, those of the nearest folder, and those that their importers lead to, as far
 * as the first that have any, and on while they stay few.
 */
export function testsOf(changed: readonly string[], project: Project): Chosen {
  const found = changed.map((file) => stepsFrom(file, project)).map(nearest);
  const run = new Set(found.flatMap((chosen) => chosen.run));
  const left = new Set(found.flatMap((chosen) => chosen.left));
  return { run: [...run], left: [...left].filter((test) => !run.has(test)) };
}

function nearest([own = [], first = [], ...rest]: readonly (readonly string[])[]): Chosen {
  const run = [...own, ...first];
  let at = 0;
  for (let step = rest[at]; step && run.length + step.length <= most; step = rest[++at]) run.push(...step);
  return { run, left: rest.slice(at).flat() };
}

/** The tests beside a file, then those of each step along its importers that has any. */
function stepsFrom(file: string, { tests, importers, textOf }: Project): readonly (readonly string[])[] {
  const own = tests.includes(file) ? [file] : beside(file, tests);
  const steps = [own];
  const seen = new Set([file, ...own]);
  for (let reached = [file]; reached.length > 0; ) {
    const ends = reached.filter((end) => !importers.has(end) && !tests.includes(end));
    const named = ends.flatMap((end) => {
      const words = wordsOf(end, textOf);
      return tests.filter((test) => words.some((word) => textOf(test).includes(word)));
    });
    const next = [...reached.flatMap((from) => importers.get(from) ?? []), ...named];
    reached = [...new Set(next)].filter((to) => !seen.has(to));
    for (const to of reached) seen.add(to);
    const step = reached.filter((to) => tests.includes(to));
    if (step.length > 0) steps.push(step);
  }
  return steps;
}

/** The tests of the nearest folder above a file that has any; a whole room is too far. */
function beside(file: string, tests: readonly string[]): readonly string[] {
  let folder = dirname(file);
  do {
    const here = tests.filter((test) => dirname(test) === folder);
    if (here.length > 0) return here;
    folder = dirname(folder);
  } while (folder.includes("/"));
  return [];
}

/** How a test names what nobody imports: a tool or a document by its id or route, a fixture by its folders. */
function wordsOf(file: string, textOf: Project["textOf"]): readonly string[] {
  const [id = ""] = basename(file).split(".");
  const route = file.endsWith(".screen.json") ? /"route": "(\/[^":]+)/.exec(textOf(file))?.[1] : undefined;
  const folders = dirname(file).split("/");
  const pairs = folders.slice(1).flatMap((folder, at) => [`${folders[at]}/${folder}/`, `${folders[at]}/${folder}"`]);
  return [`"${id}"`, ...(route ? [`"${route}"`, `"${route}?`] : []), ...pairs];
}
