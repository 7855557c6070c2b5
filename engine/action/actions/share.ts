import type { Action } from "../action.ts";
import { done } from "../action.ts";

/** Opens the device's share sheet, or copies the address where there is none. */
export const share: Action = {
  name: "share",
  async run({ title, text, url }, { engine }) {
    await engine.host.share({ title: String(title), text: String(text), url: String(url) });
    return done();
  },
};
