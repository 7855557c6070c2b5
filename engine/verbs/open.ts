import { failure } from "../api/failure.ts";
import { isAllowedUrl } from "../navigation/allowed-url.ts";
import type { Verb } from "./verb.ts";
import { done } from "./verb.ts";

/** Leaves the app, to https addresses on the brand's allow-list only; with `own` also leads to routes of the app. */
export const open: Verb = {
  name: "open",
  waits: true,
  async run({ url, own }, { app, gate }) {
    if (own === true) {
      gate?.lead();
      app.lead(url);
      return done();
    }
    if (!isAllowedUrl(url, app.brand.lists.allowList)) {
      app.track("refused_url", {});
      return { kind: "failed", failure: failure("fault", "address is not on the allow-list") };
    }
    // What opens beside the app says enough.
    gate?.tell();
    const natively = app.bridge.native && (await app.bridge.ask("open-browser", { url: String(url) })).ok;
    if (!natively) app.host.open(String(url));
    return done();
  },
};
