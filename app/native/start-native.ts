import { nativeEvent, type NativeBridge, watchUser } from "../../engine/bridge.ts";
import type { Engine } from "../../engine/index.ts";
import { adoptDevice } from "./adopt-device.ts";
import { askNetwork } from "./ask-network.ts";
import { showBar } from "./show-bar.ts";

type Opens = { readonly open?: () => Promise<NativeBridge> };

/** Makes a new page, so that nothing of the user before stays in memory. */
interface Renewing {
  readonly reload: () => void;
  /** Settles when no call is on its way that must not be cut off (R33). */
  readonly settled: () => Promise<void>;
}

/**
 * What runs only inside a native app: says in `env.can` what the app has, and leaves at once when it knows another
 * user than the session (R72). Looks again whenever the page is shown.
 */
export async function startNative(engine: Engine, bridge: Opens, { reload, settled }: Renewing): Promise<void> {
  const { state } = engine;
  const changed = () => {
    engine.logout();
    engine.navigator.go(engine.brand.routes.login, { replace: true });
    void settled().then(reload);
  };
  const current = () => {
    const user = state.read("session.userGid");
    return typeof user === "string" ? user : undefined;
  };
  let begun: Promise<ReturnType<typeof watchUser>> | undefined;
  const begin = async () => {
    const found = await bridge.open?.();
    if (!found) throw new Error("there is no native app");
    state.write("env.can", Object.fromEntries(found.can.map((id) => [id, true])));
    found.hear((event) => {
      if (event === "user-changed") void look(true);
      if (event === "network-changed") void askNetwork(found, state);
    });
    showBar(engine, found);
    // A page that is looked into must not come from the webview's cache.
    void found.ask("cache-toggle", { on: state.read("session.debug") !== "1" });
    for (const event of ["online", "offline"]) addEventListener(event, () => void askNetwork(found, state));
    void adoptDevice(found, state);
    void askNetwork(found, state);
    return watchUser({ bridge: found, capability: "get-user-info", property: "userGid", current, changed });
  };
  const look = async (told = false): Promise<void> => {
    try {
      begun ??= begin();
      await (await begun)(told);
    } catch (error) {
      begun = undefined; // tried again when the page is shown
      engine.report(error, { native: "start" });
    }
  };
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void look();
  });
  await look();
}

/** Tells the native app's analytics of an event, when it is one of theirs (C16). */
export async function forward(bridge: Opens, event: string, data: Readonly<Record<string, unknown>>): Promise<void> {
  try {
    const native = await bridge.open?.();
    const name = native && nativeEvent(event, native.capabilities.analytics);
    if (native && name !== undefined) await native.ask("track-event", { event: name, data: JSON.stringify(data) });
  } catch {
    // Said once by startNative.
  }
}
