import { expect, it } from "vitest";
import type { Json } from "../documents/json.ts";
import type { Term } from "./brand-terms.ts";
import { changeSentences } from "./change-words.ts";
import type { Takes } from "./form/brand-form.ts";

const days: Takes = { is: "number", whole: true, unit: "days" };
const since: Takes = { is: "number", whole: true, unit: "epoch seconds" };
const tries: Takes = { is: "number", whole: true, unit: "tries" };

it.each<[title: string, takes: Takes, before: Json | undefined, after: Json | undefined, said: string]>([
  ["Coupons", { is: "switch" }, true, false, 'Features: "Coupons" is off, was on'],
  ["Test page", { is: "switch" }, undefined, true, 'Features: "Test page" is on; there was none'],
  ["Period", days, 1, 2, 'Features: "Period" is 2 days, was 1 day'],
  ["Period", days, 2, 1, 'Features: "Period" is 1 day, was 2 days'],
  [
    ...(["Online since", since, 1_622_502_000, 1_622_476_800] as const),
    'Features: "Online since" is 31 May 2021, 17:00, was 1 June 2021',
  ],
  ["Valid tries", tries, 5, 1, 'Features: "Valid tries" is 1 try, was 5 tries'],
  ["Valid tries", tries, 1, undefined, 'Features: "Valid tries" is gone; it was 1 try'],
])("%s: a sentence holds of one and of several", (title, takes, before, after, said) => {
  const term: Term = { path: "flags.value", title, section: "Features", takes };
  expect(changeSentences({ path: "flags.value", before, after }, term)).toEqual([said]);
});
