import type { Engine } from "../runtime/engine.ts";
import type { Scene } from "../screen/scene.ts";

/** Where nodes render: the running app and one scene of it. One object per scene, so that it never changes for a node. */
export interface RenderPlace {
  readonly engine: Engine;
  readonly scene: Scene;
  /** A fault that must block the whole screen (R6). */
  readonly block: (error: unknown) => void;
  /** The next DOM id that is unique on the page; the same for the same scene on server and client. */
  readonly nextId: () => string;
}

export function renderPlace(engine: Engine, scene: Scene): RenderPlace {
  let ids = 0;
  const block = () => scene.session.write("page.broken", true);
  return { engine, scene, block, nextId: () => `n${scene.session.id}-${++ids}` };
}
