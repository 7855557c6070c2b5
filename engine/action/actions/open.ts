import { failure } from "../../api/failure.ts";
import { isAllowedUrl } from "../../navigation/safe-target.ts";
import type { Action } from "../action.ts";
import { done } from "../action.ts";

/** Leaves the app, to https addresses on the brand's allow-list only. */
export const open: Action = {
  name: "open",
  run({ url }, { engine }) {
    if (!isAllowedUrl(url, engine.brand.lists.allowList)) {
      engine.track("refused_url", {});
      return { kind: "failed", failure: failure("fault", "address is not on the allow-list") };
    }
    engine.host.open(String(url));
    return done();
  },
};
