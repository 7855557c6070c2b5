import { asList, asNumbers } from "../expression/operator/values.ts";
import { textOf } from "../expression/text-of.ts";
import type { Verb } from "./verb.ts";
import { done } from "./verb.ts";

/** Puts moments (epoch ms) into the device's calendar: natively where that is possible, else by a file to open there. */
export const calendar: Verb = {
  name: "calendar",
  waits: true,
  async run({ title, dates, said }, { app }) {
    const what = { title: textOf(title), dates: asNumbers("calendar", asList("calendar", dates)) };
    const answer = app.bridge.native ? await app.bridge.ask("calendar-reminder", what) : undefined;
    // A user who said no, or is still asked, gets no file either.
    const lacks = !answer || (!answer.ok && (answer.reason === "unsupported" || answer.reason === "none"));
    if (lacks) await app.host.saveDates(what);
    if (said && (lacks || answer.ok)) app.toasts.show(textOf(said), "success");
    return done();
  },
};
