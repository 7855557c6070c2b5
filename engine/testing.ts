/** What tests outside the engine look into. */
export { testApp } from "./render/testing/test-app.tsx";
export { NodeView } from "./render/node-view.tsx";
export { renderPlace } from "./render/place.ts";
export type { Visit } from "./screen/visit.ts";
export type { Bound, BoundNode } from "./document/bind-nodes.ts";
export { Cells } from "./state/cells.ts";
export { openBridge } from "./bridge/open-bridge.ts";
