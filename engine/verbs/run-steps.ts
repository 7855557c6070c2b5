import { type Failure, failure } from "../api/failure.ts";
import type { PublishedStep } from "../document/published.ts";
import { resolveValue } from "../document/value.ts";
import { boundOnce } from "../expression/once.ts";
import { isTrue } from "../expression/operator/truth.ts";
import { carriedOut } from "./carried-out.ts";
import type { At, Further, Outcome } from "./verb.ts";
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

/** @param before what it was told before, where it is repeated: whatever has changed meanwhile, that and nothing else is meant. */
async function runStep(step: PublishedStep, at: At, before?: Body): Promise<boolean> {
  let verb = verbsAtHand.get(step.do);
  let given = before ?? {};
  let outcome: Outcome;
  try {
    const reader = at.scene.session.reader(at.scope);
    if (!before && step.if !== undefined && !isTrue(boundOnce(step.if)(reader))) return true;
    if (!verb) {
      // Verbs that no first screen needs come with the shared documents, and a tap may be faster.
      await at.app.documents.load("shared");
      if (!at.scene.session.open) return false;
      verb = verbsAtHand.get(step.do);
    }
    if (!verb) throw new Error(`unknown verb "${step.do}"`);
    const using = { reader: at.scene.session.reader(at.scope), text: at.app.texts.text };
    given = before ?? valuesOf(resolveValue(step.with ?? {}, using));
    outcome = await verb.run(given, at, step, (steps, scope) => runSteps(steps, { ...at, scope }));
  } catch (error) {
    at.app.report(error, { screen: at.scene.session.id, verb: step.do });
    outcome = { kind: "failed", failure: failure("fault") };
  }
  if (verb?.waits && !at.scene.session.open) {
    if (outcome.kind === "failed") abandon(outcome.failure, at);
    return false;
  }
  if (outcome.kind === "stop") return false;
  if (outcome.kind === "wordless") {
    at.app.report(new Error("nothing to say"), { screen: at.scene.session.id, verb: step.do });
    await sayLast(at);
    return !outcome.ends;
  }
  if (outcome.kind === "failed") return failed(outcome.failure, step, at, given);
  return came(outcome.value, step, at);
}

/** Its screen was left, and nobody is there who would ask what became of it: whoever asks by himself is to (R47). */
function abandon({ kind, content }: Failure, { app: { client } }: At): void {
  if (kind === "unsettled") client.abandoned.write([...client.abandoned.read(), String(valuesOf(content).key)]);
}

/** What a step came to well. */
function came(value: unknown, step: PublishedStep, at: At): boolean | Promise<boolean> {
  if (step.as !== undefined) at.scene.session.write(step.as, value);
  return step.ok ? runSteps(step.ok, { ...at, scope: { ...at.scope, result: value } }) : true;
}

/** Says what the error catalogue says of anything: there must be words, whatever happened. */
export async function sayLast(at: At): Promise<void> {
  if (at.last) return;
  await runSteps(at.app.catalogue.last.then, { ...at, last: true, scope: { ...at.scope, result: failure("fault") } });
}

/** Has a failure handled by the step's branch or the catalogue, and goes on as they say. */
async function failed(found: Failure, step: PublishedStep, at: At, given: Body): Promise<boolean> {
  // Until it is known what became of it he may be asked for long; what asks needs no secret of his (R78).
  if (found.kind === "unsettled") at.scene.form.forget();
  const entry = at.app.catalogue.find(found, at.scene.session.id);
  const own = step.fail && (!step.failFor || (found.kind === "business" && step.failFor.includes(found.status)));
  const further = await runEntry((own && !entry?.always ? step.fail : entry?.then) ?? [], found, at);
  if (!further || !at.scene.session.open) return false;
  const repeat = (more: Body) => runStep(step, at, { ...given, body: { ...valuesOf(given.body), ...more } });
  if ("body" in further) return repeat(further.body);
  const { answer } = further;
  if (answer?.ok) {
    if (found.call !== undefined) carriedOut(found.call, at);
    return came(answer.content, step, at);
  }
  if (answer) return failed({ ...answer, call: found.call }, step, at, given);
  const then = step.fail && !step.failFor ? await runEntry(step.fail, found, at) : undefined;
  return then && "body" in then ? repeat(then.body) : false;
}

/** Acts on a failed read as far as it concerns the whole app; the screen shows the rest itself. */
export async function readFailed(found: Failure, at: At): Promise<Body | undefined> {
  const entry = at.app.catalogue.find(found, at.scene.session.id);
  if (!entry?.always && found.kind !== "timeout" && found.kind !== "network") return undefined;
  const further = await runEntry(entry?.then ?? [], found, at);
  return further && "body" in further ? further.body : undefined;
}

/**
 * Has the catalogue ask what became of a call that was sent before, which nobody waits for, and say it: that it was done,
 * that it never came, or with the catalogue's last words why it was refused.
 */
export async function settleUnasked(found: Failure, at: At): Promise<void> {
  const { catalogue } = at.app;
  const entryOf = (of: Failure) => catalogue.find(of, at.scene.session.id) ?? catalogue.last;
  const further = await runEntry(entryOf(found).then, found, at);
  const answer = further && "answer" in further ? further.answer : undefined;
  if (!answer || answer.ok) return;
  const failed = { ...answer, call: found.call };
  await runEntry((answer.kind === "business" ? catalogue.last : entryOf(failed)).then, failed, at);
}

/** Runs the steps that handle a failure; gives how the failed call goes on, if they say. */
async function runEntry(steps: readonly PublishedStep[], found: Failure, at: At): Promise<Further | undefined> {
  let further: Further | undefined;
  const settle = found.call === undefined ? undefined : (given: Further) => void (further = given);
  const run = (those = steps) => runSteps(those, { ...at, settle, scope: { ...at.scope, result: found } });
  if (steps.some((step) => step.do === "logout")) await endSession(steps, run, found, at);
  else await run();
  return further;
}

type Run = (steps: readonly PublishedStep[]) => Promise<unknown>;

/**
 * Runs the steps that end the session, unless such steps run on this visit already, or have: its calls belong to one
 * session, whose end is heard once, however many of them meet it and whatever each is answered (R52). While that is being
 * said, what another answer sets is set all the same: what is said may follow from it.
 */
async function endSession(
  steps: readonly PublishedStep[],
  run: Run,
  found: Failure,
  { app, scene }: At,
): Promise<void> {
  const { left } = scene.session;
  if (app.ending?.signal.aborted === false) {
    if (app.unheard) await run(steps.filter((step) => step.do === "set"));
    return;
  }
  app.unheard = found;
  app.ending = left;
  await run(steps);
  // Nobody was logged out by it: the session goes on, and its end is still to be heard.
  if (app.unheard === found && app.ending === left) app.ending = undefined;
}
