/** What tests outside the engine look into. */
export { testApp } from "./render/testing/test-app.tsx";
export { NodeView } from "./render/node-view.tsx";
export { renderPlace } from "./render/place.ts";
export { Visit } from "./screen/visit.ts";
export type { Bound, BoundNode } from "./document/bind-nodes.ts";
export type { Answer } from "./api/answer.ts";
export { Catalogue } from "./api/catalogue.ts";
export type { FailureKind } from "./api/failure.ts";
export { Watchable } from "./state/watchable.ts";
export { openBridge } from "./bridge/open-bridge.ts";
export { expression, list, object, reference, text } from "./document/grammar/holds.ts";
