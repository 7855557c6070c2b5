import { isDeepStrictEqual } from "node:util";
import { entries } from "../../documents/entries.ts";
import { messages } from "../../faults/messages.ts";
import type { Check } from "../given/checking.ts";
import { guardSteps } from "../given/guard-steps.ts";

/**
 * What a screen reads, its guard has read by the read's name: called by itself it is asked twice on each arrival, and
 * guard and screen may see two answers. A call whose answers are kept is asked once whoever calls.
 */
export const checkGuardReads: Check = ({ project, report }) => {
  const calls = project.ofKind("call");
  for (const screen of project.ofKind("screen").values()) {
    const { id, reads } = entries(screen.data);
    for (const { document, path, step } of guardSteps(project, screen)) {
      const { call, body } = entries(step.with);
      if (step.do !== "call" || entries(calls.get(String(call))?.data).cache !== undefined) continue;
      for (const [name, read] of Object.entries(entries(reads))) {
        const { call: same, with: given } = entries(read);
        if (same === call && isDeepStrictEqual(entries(given), entries(body)))
          report(document, [...path, "do"], messages.askedTwice(String(id), String(call), name));
      }
    }
  }
};
