import type { Bridge } from "./bridge.ts";
import type { BridgeDocument, ByNaming } from "./capabilities.ts";
import type { BridgePage } from "./channel.ts";
import { findNaming } from "./find-naming.ts";
import type { BridgeOptions, NativeBridge } from "./open-bridge.ts";

/** A bridge of which only the search for the native app has run. */
export interface PageBridge extends Bridge {
  /** Fetches the rest and gives the open bridge, once; what fails may be tried again. */
  open(): Promise<NativeBridge>;
}

/**
 * The bridge of a page: looks for the native app now, and fetches how to speak with it when it is first asked, so that
 * the plain web pays for the look alone.
 * @param more read when the bridge opens
 */
export function pageBridge(
  page: BridgePage,
  objects: ByNaming,
  load: () => Promise<BridgeDocument>,
  more: Omit<BridgeOptions, "page" | "capabilities">,
): PageBridge {
  let opening: Promise<NativeBridge> | undefined;
  const begin = async () => {
    const [{ openBridge }, capabilities] = await Promise.all([import("./open-bridge.ts"), load()]);
    return openBridge({ ...more, page, capabilities });
  };
  const open = () => {
    opening ??= begin().catch((error) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  return {
    native: findNaming(page, objects) !== undefined,
    open,
    ask: async (capability, given) => {
      try {
        return await (await open()).ask(capability, given);
      } catch {
        return { ok: false, reason: "failed" };
      }
    },
  };
}
