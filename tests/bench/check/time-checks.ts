import { spawnSync } from "node:child_process";
import { Checker, isTripping } from "../../../publish/check/checker.ts";
import { keptChecker } from "../../../publish/check/schema/kept-code.ts";
import { heapName } from "../../../tools/kept-heap.mjs";
import { changedLeaf } from "./changed-leaf.ts";

/** What a check took, ms: of all processors together, and by the clock. */
interface Took {
  readonly cpu: number;
  readonly clock: number;
}

/** Checks of everything, and after one edit of each of some documents of each kind. */
export interface ChecksTook {
  /** `npm run check` from its start to its end, by the clock: where nothing is kept. */
  readonly command: readonly number[];
  /** The same where the heap of a check before is. */
  readonly goneOn: readonly number[];
  readonly cold: Took;
  readonly edits: ReadonlyMap<string, readonly Took[]>;
}

/** The kinds that are edited, in the order in which they are printed. */
const kinds = ["screen", "part", "text", "brand", "call", "decision", "rule", "widget"];

/** Where in a document the value is that is edited. */
const parts = [0.2, 0.5, 0.8];

/**
 * Times checks of a root, the edits by one checker that lives through them all.
 * @param documents of so many of each kind, spread over all of them.
 */
export function timeChecks(root: string, documents: number): ChecksTook {
  const commands = (heap: string) =>
    Array.from({ length: 3 }, () => {
      const started = performance.now();
      spawnSync(process.execPath, ["tools/run.mjs", "check"], { cwd: root, env: { ...process.env, HEAP: heap } });
      return performance.now() - started;
    });
  const command = commands("off");
  spawnSync(process.execPath, ["tools/keep-heap.mjs", "tools/check/heap.ts", `dist/tools/${heapName("check")}`]);
  const goneOn = commands("kept");
  const checker = new Checker(root, undefined, keptChecker);
  const all = new Map(kinds.map((kind): [string, { file: string; text: string }[]] => [kind, []]));
  const cold = timed(() => {
    for (const { kind, ...document } of checker.check().documents) all.get(kind)?.push(document);
  });
  // The first edits of a process compile what they run through.
  for (const [first] of all.values()) if (first) checker.check({ overlay: new Map([[first.file, `${first.text} `]]) });
  const edits = new Map<string, readonly Took[]>();
  for (const [kind, ofKind] of all) edits.set(kind, timeEdits(checker, spread(ofKind, documents)));
  return { command, goneOn, cold, edits };
}

function timeEdits(checker: Checker, documents: readonly { file: string; text: string }[]): readonly Took[] {
  return documents.flatMap(({ file, text }) =>
    parts.flatMap((part) => {
      const overlay = new Map([[file, changedLeaf(text, part)]]);
      checker.check();
      let tripped = false;
      const took = timed(() => (tripped = checker.check({ overlay }).errors.some(isTripping)));
      // What others would trip over is said alone, and nothing else is looked at: that is no figure.
      return tripped ? [] : [took];
    }),
  );
}

/** So many of a list, from all of it. */
const spread = <One>(list: readonly One[], count: number): readonly One[] =>
  list.filter((_, at) => Math.floor(((at + 1) * count) / list.length) > Math.floor((at * count) / list.length));

function timed(work: () => unknown): Took {
  const [cpu, clock] = [process.cpuUsage(), performance.now()];
  work();
  const { user, system } = process.cpuUsage(cpu);
  return { cpu: (user + system) / 1000, clock: performance.now() - clock };
}
