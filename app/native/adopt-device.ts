import type { NativeBridge } from "../../engine/bridge.ts";
import { type AppState, valuesOf } from "../../engine/index.ts";

/** What the native app answers, or nothing when it does not. */
async function told(bridge: NativeBridge, capability: string): Promise<Readonly<Record<string, unknown>>> {
  const answer = await bridge.ask(capability, {});
  return answer.ok ? valuesOf(answer.value) : {};
}

/**
 * Takes over what the native app knows of the device and of itself: the lasting device id (E20), the store's channel,
 * its version, and whether its title bar shows. What it leaves out or gets wrong stays as the page has it.
 */
export async function adoptDevice(bridge: NativeBridge, state: AppState): Promise<void> {
  const [{ deviceId }, { ch, appVersion, titleBar }] = await Promise.all([
    told(bridge, "get-device-id"),
    told(bridge, "get-channel"),
  ]);
  document.documentElement.toggleAttribute("data-native-bar", titleBar === true);
  if (/^[0-9a-f]{32}[1-4]$/.test(String(deviceId))) state.write("device.zuid", deviceId);
  for (const [path, value] of [
    ["session.ch", ch],
    ["session.appver", appVersion],
  ] as const)
    if (typeof value === "string" && /^[\w.-]{1,64}$/.test(value)) state.write(path, value);
}
