import type { JsonObject } from "../../publish/documents/json.ts";
import { withInput } from "../why/with-input.ts";
import type { RunningApp, TakenDecision } from "./app-around.ts";
import type { Taken } from "./messages.ts";

/** Tells of each decision that the app takes, the last one before now among them. */
export function followDecisions({ ui: { decision } }: RunningApp, tell: (taken: Taken) => void): void {
  const look = () => {
    const taken = decision.read();
    if (!taken) return;
    const { id, row, because, trace } = taken;
    tell({ decision: id, row, because: because.slice(0, 300), inputs: JSON.stringify(readOf(trace)) });
  };
  decision.watch(look);
  look();
}

/** What a decision was told, as far as a row read it: whatever none read made no difference. */
export function readOf(trace: TakenDecision["trace"]): JsonObject {
  const read = trace
    .flatMap((row) => Object.entries(row.read))
    .filter(([path, value]) => path.startsWith("inputs.") && value !== null)
    .map(([path, value]) => ({ path: path.split(".").slice(1), value }));
  // What was read whole is there before what was read in it.
  read.sort((one, other) => one.path.length - other.path.length);
  return read.reduce<JsonObject>((inputs, { path, value }) => withInput(inputs, path, value), {});
}
