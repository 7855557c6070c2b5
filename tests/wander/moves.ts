import fc from "fast-check";
import { type Fault, faults } from "../random/line.ts";
import { wrongWith } from "./invariants.ts";
import { odd } from "./typed.ts";
import type { Walk } from "./walk.tsx";

/** Counts over all walks. */
export const walked = {
  steps: 0,
  moves: {} as Record<string, number>,
  addresses: new Set<string>(),
  made: {} as Record<string, number>,
};

type Move = fc.AsyncCommand<object, Walk>;

/** One step of a walk; its name says what was done once it was run, for the report of a failure. */
function move(kind: string, run: (walk: Walk) => Promise<string | void>): Move {
  let did = "";
  return {
    check: () => true,
    run: async (_, walk) => {
      walked.steps++;
      walked.moves[kind] = (walked.moves[kind] ?? 0) + 1;
      did = (await run(walk)) ?? "";
      for (const { address } of walk.tabs) walked.addresses.add(address.split("?")[0] ?? "");
      const wrong = await wrongWith(walk);
      if (wrong.length > 0) throw new Error(wrong.join("\n"));
    },
    toString: () => `${kind}${did && ` ${did}`}`,
  };
}

const tab = fc.nat(1);
const nth = fc.nat(40);

/** What a borrower, his browser or the line may do next. */
export function moves(addresses: readonly string[]): readonly fc.Arbitrary<Move>[] {
  const press = fc
    .tuple(tab, nth, fc.nat(4))
    .map(([index, at, twice]) =>
      move("press", async (walk) => `"${await walk.press(index, at, twice === 0)}"${twice === 0 ? " twice" : ""}`),
    );
  const fit = fc
    .tuple(tab, nth)
    .map(([index, at]) => move("type", async (walk) => `what fits into "${await walk.type(index, at, undefined)}"`));
  const type = fc
    .tuple(tab, nth, fc.constantFrom(...odd))
    .map(([index, at, text]) =>
      move("type", async (walk) => `${JSON.stringify(text)} into "${await walk.type(index, at, text)}"`),
    );
  const fill = tab.map((index) => move("fill in", (walk) => walk.fill(index)));
  const main = tab.map((index) => move("press", async (walk) => `"${await walk.pressMain(index)}", what it is about`));
  const onward = tab.map((index) =>
    move("fill in", async (walk) => {
      await walk.fill(index);
      return `and press "${await walk.pressMain(index)}"`;
    }),
  );
  const follow = fc
    .tuple(tab, fc.constantFrom(...addresses))
    .map(([index, to]) => move("go", async (walk) => (await walk.follow(index, to), `to ${to}`)));
  const back = tab.map((index) => move("back", (walk) => walk.back(index)));
  const reload = tab.map((index) => move("reload", (walk) => walk.reload(index)));
  const second = tab.map((index) => move("second tab", (walk) => walk.second(index)));
  const wait = fc
    .constantFrom(1, 2, 45, 100, 3600, 86_400)
    .map((seconds) => move("wait", async (walk) => (await walk.wait(seconds), `${seconds} s`)));
  const strike = fc
    .constantFrom<Fault>(...faults)
    .map((fault) => move("strike", async (walk) => (walk.strike(fault), fault)));
  const deaf = fc.integer({ min: 1, max: 5 }).map((times) =>
    move("lose reads", async (walk) => {
      walk.line.deaf = times;
      return String(times);
    }),
  );
  // Most steps go on: what moves money lies some screens away from anywhere.
  const often = [...Array<typeof onward>(8).fill(onward), press, press, press, press, main, follow, wait];
  return [...often, fill, fit, type, back, reload, second, strike, strike, deaf];
}
