import { expect, it } from "vitest";
import { decisionMutants } from "./decision-mutants.ts";

it.each(decisionMutants(process.cwd()))("F6 a case of $name notices each change of its conditions", (score) => {
  expect(score.survivors).toEqual([]);
});
