import type { NativeBridge } from "../../engine/bridge.ts";
import { type AppState, valuesOf } from "../../engine/index.ts";

/** Asks the native app whether there is a line; it knows better than the webview, unless it does not say. */
export async function askNetwork(bridge: NativeBridge, state: AppState): Promise<void> {
  const answer = await bridge.ask("network-status", {});
  const { online } = valuesOf(answer.ok && answer.value);
  if (typeof online === "boolean") state.write("env.online", online && navigator.onLine);
}
