/** The native app around the page. */
export { noBridge, type Bridge, type BridgeAnswer } from "./bridge/bridge.ts";
export type { BridgeDocument, Naming } from "./bridge/capabilities.ts";
export type { BridgePage } from "./bridge/channel.ts";
export { pageBridge, type PageBridge } from "./bridge/page-bridge.ts";
export type { NativeBridge } from "./bridge/open-bridge.ts";
export { nativeEvent } from "./bridge/native-event.ts";
export { readShape } from "./bridge/shape.ts";
export { watchUser } from "./bridge/watch-user.ts";
