import { type Failure, failure } from "../api/failure.ts";
import type { Step } from "../document/types.ts";
import { resolveValue } from "../document/value.ts";
import { compiledOnce } from "../expression/once.ts";
import { isTrue } from "../expression/truth.ts";
import type { At, Outcome } from "./action.ts";
import { actions } from "./actions.ts";

/**
 * Runs steps in order; gives whether it came to the end. A failure goes to the step's `fail` branch or to the error
 * catalogue, never nowhere.
 */
export async function runSteps(steps: readonly Step[], at: At): Promise<boolean> {
  for (const step of steps) if (!(await runStep(step, at))) return false;
  return true;
}

async function runStep(step: Step, at: At): Promise<boolean> {
  const action = actions.get(step.do);
  let outcome: Outcome;
  try {
    if (step.if !== undefined && !isTrue(compiledOnce(step.if)(at.visit.session.reader(at.scope)))) return true;
    if (!action) throw new Error(`unknown verb "${step.do}"`);
    const using = { reader: at.visit.session.reader(at.scope), text: at.engine.texts.text };
    const given = (resolveValue(step.with ?? {}, using) ?? {}) as Record<string, unknown>;
    outcome = await action.run(given, at, step, (steps, scope) => runSteps(steps, { ...at, scope }));
  } catch (error) {
    at.engine.report(error, { screen: at.visit.session.id, verb: step.do });
    outcome = { kind: "failed", failure: failure("fault") };
  }
  if (action?.waits && !at.visit.session.open) return false;
  if (outcome.kind === "stop") return false;
  if (outcome.kind === "failed") {
    await handleFailure(outcome.failure, step, at);
    return false;
  }
  if (step.as !== undefined) at.visit.session.write(step.as, outcome.value);
  return step.ok ? runSteps(step.ok, { ...at, scope: { ...at.scope, result: outcome.value } }) : true;
}

async function handleFailure(found: Failure, step: Step, at: At): Promise<void> {
  const entry = at.engine.catalogue.find(found, at.visit.session.id);
  const branch = step.fail && !entry?.always ? step.fail : entry?.then;
  if (branch) await runSteps(branch, { ...at, scope: { ...at.scope, result: found } });
}
