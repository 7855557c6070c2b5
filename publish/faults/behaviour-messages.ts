import { say } from "./say.ts";

const publish = 'or publish the next version by npm run behaviour -- --publish --why "…"';
const mend = `put it back, ${publish}`;

/** What is said of documents that do otherwise than published: codes E390 to E399. */
export const behaviourMessages = {
  behavesOtherwise: (version: number, expected: string, found: string) =>
    say(
      "E390",
      `expected ${expected}, as version ${version} of the published behaviour says, found ${found}: ${expected === "none" ? `take it out, ${publish}` : mend}`,
    ),
  behaviourGone: (version: number, kind: string, id: string) =>
    say("E391", `expected ${kind} "${id}", as version ${version} of the published behaviour says, found none: ${mend}`),
  behaviourUnreadable: () =>
    say(
      "E392",
      "expected what documents do, as npm run behaviour -- --publish writes it, found a record without a version",
    ),
} as const;
