import type { Action } from "../action.ts";
import { done } from "../action.ts";

/**
 * Opens the native app's share sheet, else the device's, else copies the address, or the words where there is none, and
 * says so. The page's own stands in only where the app has none: a sheet that was put away or is still open is not
 * followed by another.
 */
export const share: Action = {
  name: "share",
  waits: true,
  async run({ title, text, url, said }, { engine }) {
    const what = { title: String(title), text: String(text), ...(url ? { url: String(url) } : {}) };
    const answer = engine.bridge.native ? await engine.bridge.ask("share", what) : undefined;
    const lacks = !answer || (!answer.ok && (answer.reason === "unsupported" || answer.reason === "none"));
    if (lacks && (await engine.host.share(what)) && said) engine.toasts.show(String(said), "success");
    return done();
  },
};
