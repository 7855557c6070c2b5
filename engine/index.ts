/** The running app, from its documents on; what draws it is in page.ts. */
export { Engine } from "./runtime/engine.ts";
export { AppState } from "./state/app-state.ts";
export { DocumentStore } from "./document/document-store.ts";
export { PartLost } from "./document/part-lost.ts";
export { WidgetRegistry, type LazyWidgets } from "./widget/widget-registry.ts";
export { browserHost } from "./host/browser-host.ts";
export type { Host } from "./host/host.ts";
export { newId } from "./state/new-id.ts";
export { noHost } from "./host/no-host.ts";
export { routesIn } from "./navigation/routes-in.ts";
export { type TextStore, cachePrefix, makingRoom } from "./state/kept.ts";
export { Texts } from "./text/texts.ts";
export type { TextSource } from "./text/text-source.ts";
export { forgetWhenHidden } from "./screen/forget-when-hidden.ts";
export { fieldDomId } from "./screen/field-dom-id.ts";
export { valuesOf } from "./expression/operator/values-of.ts";
