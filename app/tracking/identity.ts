import { versionOf } from "../../publish/page/version-of.ts";
import type { AppState } from "../../engine/index.ts";
import type { Boot } from "../../publish/page/boot.ts";
import type { Identity } from "./record.ts";

/** The visit that records belong to: kept for the tab, else the time it is now (E21). */
function sessionId(state: AppState): string {
  const known = state.read("session.ACQSessionId");
  if (typeof known === "string") return known;
  const made = String(Date.now());
  state.write("session.ACQSessionId", made);
  return made;
}

/** Who is here now; read for each record, since a login changes it. */
export function identityNow(state: AppState, boot: Boot): Identity {
  const read = (path: string) => {
    const value = state.read(path);
    return typeof value === "string" ? value.slice(0, 64) : "";
  };
  return {
    zuid: read("device.zuid"),
    ugid: read("session.userGid"),
    b: boot.business,
    c: boot.channel,
    ch: read("session.ch"),
    appver: read("session.appver") || versionOf(boot.brand),
    swv: boot.release.id.slice(0, 64),
    sessionId: sessionId(state),
  };
}
