import fc from "fast-check";
import { type Fault, faults } from "../random/line.ts";
import type { Coverage } from "./coverage.ts";
import { mustHold } from "./invariants.ts";
import { addresses, moneyAddresses } from "./starts.ts";
import { odd } from "./typed.ts";
import type { Walk } from "./walk.ts";

type Move = fc.AsyncCommand<object, Walk>;

const tab = fc.nat(1);
const nth = fc.nat(40);

/** What a borrower, his browser or the line may do next; `covered` counts what was done. */
export function moves(covered: Coverage): readonly fc.Arbitrary<Move>[] {
  /** One step of a walk. */
  const move = (kind: string, run: (walk: Walk) => Promise<string | void>): Move => ({
    check: () => true,
    run: async (_, walk) => {
      const did = await run(walk);
      walk.did.push(did ? `${kind} ${did}` : kind);
      await covered.step(kind, walk);
      await mustHold(walk);
    },
    toString: () => kind,
  });
  const press = fc
    .tuple(tab, nth, fc.constantFrom(1, 1, 1, 1, 2))
    .map(([index, at, times]) =>
      move("press", async (walk) => `"${await walk.press(index, at, times)}"${times > 1 ? " twice" : ""}`),
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
  const main = tab.map((index) =>
    move("press", async (walk) => `"${await walk.press(index, "main")}", what it is about`),
  );
  const onward = tab.map((index) =>
    move("fill in", async (walk) => {
      await walk.fill(index);
      return `and press "${await walk.press(index, "main")}"`;
    }),
  );
  const goTo = (list: readonly string[]) =>
    fc
      .tuple(tab, fc.constantFrom(...list))
      .map(([index, to]) => move("go", async (walk) => (await walk.follow(index, to), `to ${to}`)));
  const back = tab.map((index) => move("back", (walk) => walk.back(index)));
  const reload = tab.map((index) => move("reload", (walk) => walk.reload(index)));
  const second = tab.map((index) => move("second tab", (walk) => walk.second(index)));
  const online = tab.map((index) => move("line there again", (walk) => walk.online(index)));
  const away = fc
    .tuple(tab, fc.constantFrom(5, 600))
    .map(([index, seconds]) =>
      move("look away", async (walk) => (await walk.away(index, seconds), `for ${seconds} s`)),
    );
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
  // Somebody orders, hears nothing, cannot ask, and orders once more.
  const insist = fc
    .tuple(tab, fc.constantFrom<Fault>("lost", "refused", "torn", "500 after", "page after"))
    .map(([index, fault]) =>
      move("insist", async (walk) => {
        const names = await walk.insist(index, fault);
        return `on "${names.join('", "')}" when it was ${fault}`;
      }),
    );
  // Most steps go on: what moves money lies some screens away from anywhere.
  const often = [...Array<typeof onward>(8).fill(onward), press, press, press, press, main, wait];
  const rest = [fill, fit, type, back, reload, second, strike, strike, deaf, insist, online, away];
  return [...often, ...rest, goTo(addresses), goTo(moneyAddresses)];
}
