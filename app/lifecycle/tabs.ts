import { type Engine, valuesOf } from "../../engine/index.ts";

/** What tabs tell each other; the part of BroadcastChannel that is used. */
export interface TabChannel {
  postMessage(message: unknown): void;
  addEventListener(type: "message", heard: (event: { readonly data: unknown }) => void): void;
}

interface Left {
  readonly userGid: unknown;
  readonly token: unknown;
  /** The user chose it: all his tabs go, not only those of the same session. */
  readonly everywhere: boolean;
}

/** A call of this user that made untrue what pages keep and what decisions allow. */
interface Sent {
  readonly userGid: unknown;
  readonly call: string;
}

/**
 * A logout in one tab ends the session in the others, before they send another call (R55). What one tab sent is no
 * longer true in the others: they forget what they kept, and decide anew (C9, F6).
 */
export function watchTabs(engine: Engine, channel: TabChannel): void {
  const { client, state, ui } = engine;
  let hearing = false;
  ui.leaving.watch(() => {
    const token = state.read("session.token");
    if (hearing || typeof token !== "string") return;
    const everywhere = ui.leaving.read()?.everywhere === true;
    channel.postMessage({ userGid: state.read("session.userGid"), token, everywhere } satisfies Left);
  });
  client.dropped.watch(() => {
    const sent = client.dropped.read();
    if (sent) channel.postMessage({ ...sent, userGid: state.read("session.userGid") } satisfies Sent);
  });
  channel.addEventListener("message", ({ data }) => {
    const { userGid, token, everywhere, call } = valuesOf(data);
    if (typeof call === "string") {
      if (userGid === state.read("session.userGid")) client.overtaken(call);
      return;
    }
    const own = { userGid: state.read("session.userGid"), token: state.read("session.token") };
    if (typeof own.token !== "string") return;
    if (own.token !== token && !(everywhere === true && own.userGid === userGid)) return;
    hearing = true;
    engine.logout();
    hearing = false;
    engine.navigator.go(engine.brand.routes.login, { replace: true });
  });
}
