import { appendFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { bootsOf } from "../../app/testing/boot.ts";
import { Checker } from "../../publish/check/checker.ts";
import { brandPairs } from "../../publish/documents/compose-brand.ts";
import { kindOf } from "../../publish/documents/kinds.ts";
import { addresses } from "../brand-values/screen-addresses.ts";
import { editLine, outcomeLines } from "./figures.ts";
import { harmOf } from "./harm/harm-of.ts";
import { triedEdits } from "./run-edits.ts";

// `npm run edits` says how many, from which seed, which of these, and where each is to be told; alone it is short.
const { EDITS_COUNT: count, EDITS_SEED: seed, EDITS_SHARE: share, EDITS_TO: to } = process.env;
const [at = 0, of = 1] = share?.split("/").map(Number) ?? [];
/** Drawing every screen for everybody pays for many edits only. */
const drawnAt = to === undefined ? addresses.filter((_, place) => place % 8 === 0) : addresses;

/** Of these kinds nothing is handed to any page: what they say is held by checks, examples and tests alone. */
const publishes = (file: string) =>
  !["widget", "widget-examples", "mock", "entity", undefined].includes(kindOf(file)?.name);
const unpublished = { does: "nothing", seen: "nothing published is made of it" } as const;

it("answers single careless edits without a crash, in lines that say what was expected and what was found", async () => {
  const checker = new Checker(process.cwd());
  const all = checker.check().documents;
  const shipped = bootsOf(all);
  const pairs = brandPairs(all).map(({ business, channel }) => [business, channel] as const);
  // What counts down says the same before and after.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  const wrong: string[] = [];
  let drawn = 0;
  for (const { outcome, documents } of triedEdits(checker, {
    count: Number(count ?? 12),
    seed: Number(seed ?? 4),
    share: { at, of },
  })) {
    const { edit, came } = outcome;
    if (came === "crashed") wrong.push(`${editLine(edit)}: ${outcome.why}`);
    if (came === "refused") wrong.push(...outcome.refusal.formless);
    const accepted = came === "accepted" && {
      ...outcome,
      effect: publishes(edit.file)
        ? await harmOf(shipped, () => bootsOf(documents), { pairs, addresses: drawnAt })
        : unpublished,
    };
    if (accepted) drawn++;
    const told = accepted || outcome;
    if (to === undefined) continue;
    appendFileSync(to, `${JSON.stringify(told)}\n`);
    for (const line of outcomeLines(told)) console.log(line);
  }
  vi.useRealTimers();
  expect(wrong).toEqual([]);
  expect(drawn).toBeGreaterThan(0);
}, 86_400_000);
