import { type Failure, failure } from "../api/failure.ts";
import type { PublishedStep } from "../document/published.ts";
import { resolveValue } from "../document/value.ts";
import { boundOnce } from "../expression/once.ts";
import { isTrue } from "../expression/operator/truth.ts";
import type { At, Outcome } from "./verb.ts";
import { verbsAtHand } from "./verbs.ts";
import { valuesOf } from "../expression/operator/values-of.ts";

/**
 * Runs steps in order; gives whether it came to the end. A failure goes to the step's `fail` branch or to the error
 * catalogue, never nowhere.
 */
export async function runSteps(steps: readonly PublishedStep[], at: At): Promise<boolean> {
  for (const step of steps) if (!(await runStep(step, at))) return false;
  return true;
}

type Body = Readonly<Record<string, unknown>>;

async function runStep(step: PublishedStep, at: At, more?: Body): Promise<boolean> {
  let verb = verbsAtHand.get(step.do);
  let outcome: Outcome;
  try {
    if (step.if !== undefined && !isTrue(boundOnce(step.if)(at.scene.session.reader(at.scope)))) return true;
    if (!verb) {
      // Verbs that no first screen needs come with the shared documents, and a tap may be faster.
      await at.app.documents.load("shared");
      if (!at.scene.session.open) return false;
      verb = verbsAtHand.get(step.do);
    }
    if (!verb) throw new Error(`unknown verb "${step.do}"`);
    const using = { reader: at.scene.session.reader(at.scope), text: at.app.texts.text };
    const given = valuesOf(resolveValue(step.with ?? {}, using));
    const body = more && { body: { ...valuesOf(given.body), ...more } };
    outcome = await verb.run({ ...given, ...body }, at, step, (steps, scope) => runSteps(steps, { ...at, scope }));
  } catch (error) {
    at.app.report(error, { screen: at.scene.session.id, verb: step.do });
    outcome = { kind: "failed", failure: failure("fault") };
  }
  if (verb?.waits && !at.scene.session.open) return false;
  if (outcome.kind === "stop") return false;
  if (outcome.kind === "failed") {
    const repeated = await handleFailure(outcome.failure, step, at);
    return repeated ? runStep(step, at, { ...more, ...repeated }) : false;
  }
  if (step.as !== undefined) at.scene.session.write(step.as, outcome.value);
  return step.ok ? runSteps(step.ok, { ...at, scope: { ...at.scope, result: outcome.value } }) : true;
}

/** Gives what the failed call is to be repeated with, when the step's branch or the catalogue says so. */
async function handleFailure(found: Failure, step: PublishedStep, at: At): Promise<Body | undefined> {
  const entry = at.app.catalogue.find(found, at.scene.session.id);
  const own = !step.failFor || (found.kind === "business" && step.failFor.includes(found.status));
  if (!step.fail || !own || entry?.always) return runEntry(entry?.then ?? [], found, at);
  return runEntry(step.fail, found, at);
}

/** Acts on a failed read as far as it concerns the whole app; the screen shows the rest itself. */
export async function readFailed(found: Failure, at: At): Promise<Body | undefined> {
  const entry = at.app.catalogue.find(found, at.scene.session.id);
  if (!entry?.always && found.kind !== "timeout" && found.kind !== "network") return undefined;
  return runEntry(entry?.then ?? [], found, at);
}

/** Runs the steps that handle a failure; gives what the failed call is to be repeated with, if it is. */
async function runEntry(steps: readonly PublishedStep[], found: Failure, at: At): Promise<Body | undefined> {
  let repeated: Body | undefined;
  const repeat = found.call === undefined ? undefined : (body: Body) => void (repeated = body);
  await runSteps(steps, { ...at, repeat, scope: { ...at.scope, result: found } });
  return repeated;
}
