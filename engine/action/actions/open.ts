import { failure } from "../../api/failure.ts";
import { isAllowedUrl } from "../../navigation/safe-target.ts";
import type { Action } from "../action.ts";
import { done } from "../action.ts";

/** Leaves the app, to https addresses on the brand's allow-list only; with `own` also leads to routes of the app. */
export const open: Action = {
  name: "open",
  waits: true,
  async run({ url, own }, { engine }) {
    if (own === true) {
      engine.lead(url);
      return done();
    }
    if (!isAllowedUrl(url, engine.brand.lists.allowList)) {
      engine.track("refused_url", {});
      return { kind: "failed", failure: failure("fault", "address is not on the allow-list") };
    }
    const natively = engine.bridge.native && (await engine.bridge.ask("open-browser", { url: String(url) })).ok;
    if (!natively) engine.host.open(String(url));
    return done();
  },
};
