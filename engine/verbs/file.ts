import { failure } from "../api/failure.ts";
import type { Verb } from "./verb.ts";
import { done } from "./verb.ts";

/** Plain words between slashes, and a name with its ending: a path of this site and nothing else. */
const ownFile = /^(?:\/[\w-]+)+\/[\w-]+\.\w{1,5}$/;

/**
 * Fetches a file of the server by its path on this site: the browser saves it, a native app around the page hands it to
 * the device's browser. An address of another form is a fault.
 */
export const file: Verb = {
  name: "file",
  waits: true,
  async run({ path }, { app }) {
    if (typeof path !== "string" || !ownFile.test(path))
      return { kind: "failed", failure: failure("fault", "a file is fetched by its path on this site") };
    const natively = app.bridge.native && (await app.bridge.ask("open-browser", { url: app.host.whole(path) })).ok;
    if (!natively) app.host.open(path);
    return done();
  },
};
