import { expect, it } from "vitest";
import { Gate } from "./gate.ts";

type Step = (gate: Gate) => unknown;
const opens: Step = (gate) => gate.open();
const here: Step = (gate) => gate.lead("/here?a=1");
const away: Step = (gate) => gate.lead("/away");
const nowhere: Step = (gate) => gate.lead();
const tells: Step = (gate) => gate.tell();

it.each<[what: string, steps: readonly Step[], state: string, told: boolean]>([
  ["nothing", [], "shut", false],
  ["a step that lets in", [opens], "open", false],
  ["a step to the screen itself", [here], "open", false],
  ["a step elsewhere", [away], "elsewhere", false],
  ["a step without an address", [nowhere], "elsewhere", false],
  ["a word only", [tells], "shut", true],
  ["a word and then in", [tells, opens], "open", true],
  ["elsewhere, then in", [away, opens], "elsewhere", false],
  ["elsewhere, then to the screen itself", [away, here], "elsewhere", false],
  ["in, then elsewhere", [opens, away], "open", false],
])("a guard that comes to %s", (_, steps, state, told) => {
  const gate = new Gate((target) => target.startsWith("/here"));
  for (const step of steps) step(gate);
  expect([gate.state, gate.told]).toEqual([state, told]);
});

it("a step is told whether its address let in", () => {
  const gate = new Gate((target) => target === "/here");
  expect(new Gate(() => false).lead("/away")).toBe(false);
  expect([gate.lead("/here"), gate.lead("/away")]).toEqual([true, true]);
});
