import { type PageBridge, pageBridge, type Bridge, noBridge } from "../../engine/bridge.ts";
import type { Boot } from "../../publish/page/boot.ts";

/** The bridge of a page by what its release says of native apps; `open` fetches the rest of it. */
export function bridgeOf(
  { release }: Boot,
  report: (why: string, detail: Readonly<Record<string, unknown>>, path: string) => void,
): Bridge & Partial<PageBridge> {
  const { bridge } = release;
  if (!bridge) return noBridge;
  const load = async () => {
    const answer = await fetch(bridge.address);
    if (!answer.ok) throw new Error(`${bridge.address}: ${answer.status}`);
    return answer.json();
  };
  const { origin } = window.location;
  return pageBridge(window, bridge.objects, load, { origin, report: (why, detail) => report(why, detail, "") });
}
