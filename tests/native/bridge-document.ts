import bridge from "../../api/bridge.capabilities.json" with { type: "json" };
import type { BridgeDocument } from "../../engine/bridge.ts";

/** The bridge document of the repository. */
export const bridgeDocument = bridge as unknown as BridgeDocument;
