import { textOf } from "../expression/text-of.ts";
import { valuesOf } from "../expression/operator/values-of.ts";
import type { BridgeReason } from "../bridge/bridge.ts";
import { copy } from "./copy.ts";
import type { Verb } from "./verb.ts";
import { done } from "./verb.ts";

/** With these the native app's sheet was put away, is still open or was shown: it is not followed by another. */
const opened: readonly BridgeReason[] = ["refused", "timeout", "malformed"];

/**
 * Opens the native app's share sheet, else the device's; where there is neither, copies the address, or the words where
 * there is none, which says what came of it (C17).
 */
export const share: Verb = {
  name: "share",
  waits: true,
  async run({ title, text, url, said, more }, at, ...rest) {
    const { bridge, host } = at.app;
    const what = { title: textOf(title), text: textOf(text), ...(url ? { url: textOf(url) } : {}) };
    const answer = bridge.native ? await bridge.ask("share", { ...valuesOf(more), ...what }) : undefined;
    if (answer?.ok || (answer && opened.includes(answer.reason)) || (await host.share(what))) return done();
    return copy.run({ text: what.url ?? what.text, said }, at, ...rest);
  },
};
