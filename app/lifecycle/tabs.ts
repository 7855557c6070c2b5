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

/** A logout in one tab ends the session in the others, before they send another call (R55). */
export function watchTabs(engine: Engine, channel: TabChannel): void {
  const { state, ui } = engine;
  let hearing = false;
  ui.leaving.watch(() => {
    const token = state.read("session.token");
    if (hearing || typeof token !== "string") return;
    const everywhere = ui.leaving.read()?.everywhere === true;
    channel.postMessage({ userGid: state.read("session.userGid"), token, everywhere } satisfies Left);
  });
  channel.addEventListener("message", ({ data }) => {
    const { userGid, token, everywhere } = valuesOf(data);
    const own = { userGid: state.read("session.userGid"), token: state.read("session.token") };
    if (typeof own.token !== "string") return;
    if (own.token !== token && !(everywhere === true && own.userGid === userGid)) return;
    hearing = true;
    engine.logout();
    hearing = false;
    engine.navigator.go(engine.brand.routes.login, { replace: true });
  });
}
