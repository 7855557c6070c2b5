import { availableParallelism } from "node:os";
import { join, relative } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { readProject } from "../../tools/verify/read-project.ts";
import { testsOf } from "../../tools/verify/tests-of.ts";
import { percentOf, type Score } from "./score.ts";

type Change = Awaited<ReturnType<Stryker["runMutationTest"]>>[number];

/** The status of a change that the tests let pass, or never ran. */
const passed = new Set(["Survived", "NoCoverage"]);
const counted = new Set([...passed, "Killed", "Timeout"]);

/**
 * Changes the code of a folder place by place and runs tests, those that cost least first; only what they let pass is run
 * again with the next: the folder's own in Node, its own with a page or a database, and, where these notice too little,
 * those that it leads to elsewhere (those that `npm run quick` would run).
 * @param files all files of the project, from its root, with `/`.
 * @param enough of a hundred changes.
 */
export async function codeMutants(
  root: string,
  folder: string,
  files: readonly string[],
  enough: number,
): Promise<Score> {
  const project = readProject(files);
  const code = files.filter(
    (file) => file.startsWith(`${folder}/`) && /(?<!\.test)\.tsx?$/.test(file) && !file.includes("/testing/"),
  );
  // What is drawn at random takes long, and notices by luck: it comes last.
  const own = project.tests.filter(
    (test) => test.startsWith(`${folder}/`) && !project.textOf(test).includes('from "fast-check"'),
  );
  const opens = (test: string) => /\/testing\/(test|persona|lender)-/.test(project.textOf(test));
  // What is tested on a database keeps nothing elsewhere.
  const changed = (mutate: readonly string[], tests: readonly string[]) => runChanged(mutate, tests, own.some(opens));
  const light = own.filter((test) => test.endsWith(".ts") && !opens(test));
  // A folder without tests of its own hangs on those of others.
  const first = [light, own, testsOf(code, project).run].find((tests) => tests.length > 0) ?? [];
  const ran = new Set(first);
  const changes = (await changed(code, [...ran])).filter(({ status }) => counted.has(status));
  let left = changes.filter(({ status }) => passed.has(status));
  const late = changes.filter(isLate);
  const score = (): Score => {
    const survivors = left.map(inWords(root)).sort();
    return { name: folder, changed: changes.length, survivors, late: late.length };
  };
  const run = async (tests: readonly string[]): Promise<void> => {
    const more = tests.filter((test) => !ran.has(test));
    for (const test of more) ran.add(test);
    await runTogether(more.filter((test) => !opens(test)));
    // One by one: what shares a worker opens its database once, and most changes are noticed by the first. Where many
    // log in it takes longest.
    const logsIn = (test: string) => project.textOf(test).includes("/testing/persona-lender");
    const [slow, quick] = [more.filter(logsIn), more.filter((test) => opens(test) && !logsIn(test))];
    for (const test of [...quick, ...slow]) await runTogether([test]);
  };
  const runTogether = async (more: readonly string[]): Promise<void> => {
    const again = await changed(outermost(left).map(rangeOf(root)), more);
    const noticed = again.filter(({ status }) => counted.has(status) && !passed.has(status));
    const now = noticed.filter((change) => left.some((other) => isSame(change, other)));
    late.push(...now.filter(isLate));
    left = left.filter((change) => !now.some((other) => isSame(change, other)));
  };
  await run(own);
  const filesLeft = () => [...new Set(left.map(({ fileName }) => relative(root, fileName)))];
  if (percentOf(score()) < enough) await run(testsOf(filesLeft(), project).run);
  return score();
}

const isLate = ({ status }: Change): boolean => status === "Timeout";

/** What became of the changes in files, or in places of them, when tests ran: in one worker where the code keeps nothing. */
async function runChanged(
  mutate: readonly string[],
  tests: readonly string[],
  share: boolean,
): Promise<readonly Change[]> {
  if (mutate.length === 0 || tests.length === 0) return [];
  process.env.MUTANT_TESTS = tests.join(",");
  process.env.MUTANT_WORKER = share ? "kept" : "new";
  return await new Stryker({
    mutate: [...mutate],
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner", join(process.cwd(), "tests/mutants/tell-survivors.mjs")],
    vitest: { configFile: "vite.config.ts", related: false },
    coverageAnalysis: "perTest",
    // tests/mutants/first-failure.ts stops a run without taking the next one with it.
    disableBail: true,
    concurrency: Math.ceil(availableParallelism() / 2),
    // A change that runs late counts as noticed: only one that never ends may. Loops are told by their count before.
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 20,
    reporters: ["progress-append-only", "survivors"],
    ignorePatterns: ["dist", "dist-bench", "test-results"],
    tempDirName: "test-results/mutants",
    // TypeScript 7 has no API that could rewrite its configuration; nothing here reads one.
    tsconfigFile: "none",
    allowEmpty: true,
  }).runMutationTest();
}

/** Changes that lie in no other: to be told of each within them, Stryker looks through all files hundreds of times. */
const outermost = (changes: readonly Change[]): readonly Change[] =>
  changes.filter((change) => !changes.some((other) => other.fileName === change.fileName && liesWithin(change, other)));

const liesWithin = ({ location: { start, end } }: Change, { location: outer }: Change): boolean =>
  isBefore(outer.start, start) && isBefore(end, outer.end) && !isDeepStrictEqual({ start, end }, outer);

type Place = Change["location"]["start"];
const isBefore = (one: Place, other: Place): boolean =>
  one.line < other.line || (one.line === other.line && one.column <= other.column);

/** How Stryker is told a place: it counts columns from 0 there, and from 1 in what it says. */
const rangeOf =
  (root: string) =>
  ({ fileName, location: { start, end } }: Change): string =>
    `${relative(root, fileName)}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`;

const isSame = (one: Change, other: Change): boolean =>
  one.fileName === other.fileName &&
  one.replacement === other.replacement &&
  isDeepStrictEqual(one.location, other.location);

const inWords =
  (root: string) =>
  ({ fileName, location: { start }, mutatorName, replacement }: Change): string =>
    `${relative(root, fileName)}:${start.line}:${start.column} ${mutatorName} → ${replacement.replace(/\s+/g, " ").slice(0, 60)}`;
