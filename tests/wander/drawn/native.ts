import { type Bridge, type BridgePage, pageBridge } from "../../../engine/bridge.ts";
import { bridgeDocument } from "../../native/bridge-document.ts";
import { installFakeHost } from "../../native/fake-host.ts";
import type { NativeApp } from "../ground.ts";
import { nativeScript } from "../native-script.ts";

/** A bridge to a native app that knows this user. */
export function bridgeTo(native: NativeApp, userGid: string): Bridge & ReturnType<typeof pageBridge> {
  const origin = "https://app.example";
  const page = Object.assign(new EventTarget(), { location: { origin } });
  installFakeHost(page as never, bridgeDocument, nativeScript(native, userGid));
  // A page as far as a bridge needs it.
  return pageBridge(page as unknown as BridgePage, bridgeDocument.objects, async () => bridgeDocument, { origin });
}

// What a page fetches when it finds an app is there before the clock is stopped.
await bridgeTo({ set: "new", willing: true }, "").open();
