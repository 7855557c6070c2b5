import type { NativeBridge } from "../../engine/bridge.ts";
import type { AppState } from "../../engine/index.ts";

/** Asks the native app whether there is a line; it knows better than the webview, unless it does not say. */
export async function askNetwork(bridge: NativeBridge, state: AppState): Promise<void> {
  const answer = await bridge.ask("network-status", {});
  const { online } = (answer.ok ? answer.value : {}) as { readonly online?: boolean };
  if (online !== undefined) state.write("env.online", online && navigator.onLine);
}
