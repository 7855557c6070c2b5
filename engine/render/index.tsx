/** The engine's entry for the page: what needs React. */
export { EngineRoot } from "./engine-root.tsx";
export { nodeList } from "./node-list.tsx";
export { renderPlace } from "./place.ts";
export { AppRouter } from "./router.tsx";
