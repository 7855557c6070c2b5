import { type Bridge, type BridgePage, type Naming, pageBridge } from "../../engine/bridge.ts";
import { bridgeDocument } from "../native/bridge-document.ts";
import { installFakeHost } from "../native/fake-host.ts";
import { usualAnswers } from "../native/usual-answers.ts";

/** The native app around a page: which of the two sets it speaks, and whether its user lets it do what it is asked. */
export interface NativeApp {
  readonly set: Naming;
  readonly willing: boolean;
}

/** A bridge to a native app that knows this user. */
export function bridgeTo({ set, willing }: NativeApp, userGid: string): Bridge & ReturnType<typeof pageBridge> {
  const origin = "https://app.example";
  const page = Object.assign(new EventTarget(), { location: { origin } });
  const acts = Object.entries({ ...usualAnswers, "get-user-info": { userGid } }).map(([id, answer]) => [
    id,
    willing || id === "get-user-info" ? { answer } : { refuse: "refused" as const },
  ]);
  installFakeHost(page as never, bridgeDocument, { sets: [set], acts: Object.fromEntries(acts) });
  // A page as far as a bridge needs it.
  return pageBridge(page as unknown as BridgePage, bridgeDocument.objects, async () => bridgeDocument, { origin });
}

// What a page fetches when it finds an app is there before the clock is stopped.
await bridgeTo({ set: "new", willing: true }, "").open();
