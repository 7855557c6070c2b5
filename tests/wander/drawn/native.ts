import { type Bridge, type BridgePage, pageBridge } from "../../../engine/bridge.ts";
import { bridgeDocument } from "../../native/bridge-document.ts";
import { installFakeHost } from "../../native/fake-host.ts";
import type { NativeApp } from "../ground.ts";
import { nativeScript } from "../native-script.ts";

/** A native app around one page. */
export interface AroundPage {
  readonly bridge: Bridge & ReturnType<typeof pageBridge>;
  /** How often it was asked for something. */
  readonly asked: () => number;
}

/** A native app that knows this user. */
export function nativeAround(native: NativeApp, userGid: string): AroundPage {
  const origin = "https://app.example";
  const page = Object.assign(new EventTarget(), { location: { origin } });
  const host = installFakeHost(page as never, bridgeDocument, nativeScript(native, userGid));
  return {
    // A page as far as a bridge needs it.
    bridge: pageBridge(page as unknown as BridgePage, bridgeDocument.objects, async () => bridgeDocument, { origin }),
    asked: () => host.asked.length,
  };
}

// What a page fetches when it finds an app is there before the clock is stopped.
await nativeAround({ set: "new", willing: true }, "").bridge.open();
