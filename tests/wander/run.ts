import fc from "fast-check";
import { Coverage } from "./coverage.ts";
import { mustHold } from "./invariants.ts";
import { moves } from "./moves.ts";
import { bootFor } from "./served.ts";
import { start } from "./starts.ts";
import type { Start, Walk } from "./walk.ts";

/** How long a walk may be; half of it on average. */
const perWalk = 30;

/** What a run of walks is asked for; `path` is where a failure was: fast-check's path, and which of the moves were made. */
export interface Run {
  readonly steps: number;
  readonly seed: number;
  readonly path?: string | undefined;
}

/** Walks from a start, and sets everything back afterwards. */
export type Walks = (from: Start, take: (walk: Walk) => Promise<void>) => Promise<void>;

/**
 * Lets a borrower walk at random; gives what was come by.
 * @throws with the shortest walk that still breaks what must hold, and how it is walked again by `command`
 */
export async function wander({ steps, seed, path }: Run, walks: Walks, command: string): Promise<Coverage> {
  const [where, replayPath] = path?.split("@") ?? [];
  const covered = new Coverage();
  let brokeAfter: number | undefined;
  const commands = fc.commands([...moves(covered)], { maxCommands: perWalk, size: "max", replayPath });
  const property = fc.asyncProperty(start, commands, ({ pair, language, ...from }, taken) =>
    walks({ ...from, boot: bootFor(...pair, language) }, async (walk) => {
      try {
        // What was ordered by the first press was shown before it.
        await mustHold(walk);
        await fc.asyncModelRun(() => ({ model: {}, real: walk }), taken);
      } catch (error) {
        brokeAfter ??= covered.steps;
        throw error;
      } finally {
        covered.ended(walk);
      }
    }),
  );
  const { failed, counterexample, counterexamplePath, errorInstance } = await fc.check(property, {
    seed,
    path: where,
    numRuns: Math.ceil(steps / (perWalk / 2)),
    endOnFailure: path !== undefined,
  });
  if (!failed) return covered;
  const [from, taken] = counterexample ?? [];
  const replay = /replayPath="([^"]*)"/.exec(fc.stringify(taken))?.[1] ?? "";
  throw new Error(
    [
      `after ${brokeAfter} steps, from ${JSON.stringify(from)}`,
      errorInstance instanceof Error ? errorInstance.message : String(errorInstance),
      `again: ${command} --seed ${seed} --path ${counterexamplePath}@${replay}`,
    ].join("\n"),
  );
}
