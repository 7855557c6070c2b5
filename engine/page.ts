/** What draws the running app: the entry that needs React. */
export { AppRouter } from "./render/router.tsx";
export { EngineRoot } from "./render/engine-root.tsx";
