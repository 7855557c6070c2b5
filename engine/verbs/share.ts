import { textOf } from "../expression/text-of.ts";
import { valuesOf } from "../expression/operator/values-of.ts";
import type { Verb } from "./verb.ts";
import { done } from "./verb.ts";

/**
 * Opens the native app's share sheet, else the device's, else copies the address, or the words where there is none, and
 * says so. The page's own stands in only where the app has none: a sheet that was put away or is still open is not
 * followed by another.
 */
export const share: Verb = {
  name: "share",
  waits: true,
  async run({ title, text, url, said, more }, { app }) {
    const what = { title: textOf(title), text: textOf(text), ...(url ? { url: textOf(url) } : {}) };
    const answer = app.bridge.native ? await app.bridge.ask("share", { ...valuesOf(more), ...what }) : undefined;
    const lacks = !answer || (!answer.ok && (answer.reason === "unsupported" || answer.reason === "none"));
    if (lacks && (await app.host.share(what)) && said) app.toasts.show(textOf(said), "success");
    return done();
  },
};
