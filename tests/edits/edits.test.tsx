import { expect, it, vi } from "vitest";
import { bootsOf } from "../../app/testing/boot.ts";
import { editLine, figuresOf, refusalLines } from "./figures.ts";
import { harmOf } from "./harm/harm-of.ts";
import { runEdits } from "./run-edits.ts";

// `npm run edits` says how many and from which seed, and then hears of each; alone it is short.
const { EDITS_COUNT: count, EDITS_SEED: seed, EDITS_LIST: list } = process.env;
const say = (line: string) => count !== undefined && console.log(line);

it("answers single careless edits without a crash, in lines that say what was expected and what was found", async () => {
  const { outcomes, documents } = runEdits(process.cwd(), { count: Number(count ?? 12), seed: Number(seed ?? 1) });
  const wrong = outcomes.flatMap((outcome) => {
    if (outcome.came === "crashed") return [`${editLine(outcome.edit)}: ${outcome.why}`];
    return outcome.came === "refused" ? outcome.refusal.formless : [];
  });
  if (list) for (const line of outcomes.flatMap(refusalLines)) say(line);
  // What counts down says the same before and after.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  const does = { nothing: 0, "something ordinary": 0, harm: 0 };
  const shipped = bootsOf(documents);
  for (const { edit, documents: edited } of outcomes.flatMap((one) => (one.came === "accepted" ? [one] : []))) {
    const effect = await harmOf(shipped, () => bootsOf(edited));
    does[effect.does]++;
    if (list || effect.does === "harm") say(`${effect.does}  ${editLine(edit)}\n    ${effect.seen}`);
  }
  vi.useRealTimers();
  for (const line of figuresOf(outcomes, does)) say(line);
  expect(wrong).toEqual([]);
  expect(does.nothing + does["something ordinary"] + does.harm).toBeGreaterThan(0);
}, 86_400_000);
