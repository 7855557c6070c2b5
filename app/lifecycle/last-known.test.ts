import { expect, it } from "vitest";
import type { Engine } from "../../engine/index.ts";
import { renewStage } from "./last-known.ts";

it.each([
  [
    "a screen asks anew for what is old",
    { kind: "visit", visit: { renew: async () => void happened.push("renew") } },
    ["renew"],
  ],
  [
    "one whose documents could not be had is come to again",
    { kind: "failed", why: undefined, retry: () => void happened.push("retry") },
    ["retry"],
  ],
  [
    "one whose documents are gone is left",
    { kind: "failed", why: "missing", retry: () => void happened.push("retry") },
    [],
  ],
])("R42 the line being back, %s", (_what, stage, did) => {
  happened.length = 0;
  renewStage({ stage } as unknown as Pick<Engine, "stage">);
  expect(happened).toEqual(did);
});

const happened: string[] = [];
