import { expect } from "vitest";
import type { PublishedStep } from "../../engine/published.ts";
import { type Prepared, show } from "./show-screen.tsx";
import { until } from "./until.ts";

/** A call of a borrower. */
export const id = "credit-summary";
export const step: PublishedStep = { do: "call", with: { call: id } };
/** A call that guests may make too. */
export const openStep: PublishedStep = { do: "call", with: { call: "captcha-image" } };

/** Lets a call on a borrower's screen come to something; gives what the app then does. */
export async function meet(
  answer: unknown,
  steps: readonly PublishedStep[] = [step],
  more: Prepared = {},
  route = "/bill",
  language = "en_US",
) {
  const shown = await show(route, { [id]: answer, ...more }, language);
  const { engine, state, words } = shown;
  const tracked: string[] = [];
  const track = engine.track.bind(engine);
  engine.track = (event, data) => {
    tracked.push(`${event} ${JSON.stringify(data)}`);
    track(event, data);
  };
  const { stage } = engine;
  if (stage.kind !== "visit") throw new Error("no screen");
  let ended: boolean | undefined;
  const run = stage.visit.run(steps).then((whole) => {
    ended = whole;
  });
  const settled = () => ended !== undefined || engine.dialogs.stack.length > 0;
  await until(() => expect(settled()).toBe(true));
  return {
    ...shown,
    run,
    tracked,
    toast: () => engine.toasts.current?.text,
    dialog: () => engine.dialogs.stack.at(-1)?.document.id,
    known: () => state.read("session.token") !== undefined,
    said: (text: string) => words().includes(text),
    visit: stage.visit,
  };
}

/** What the lender says; the message is made of the status. */
export const answer = (status: number, message = `message ${status}`, content = {}) => ({ status, message, content });
