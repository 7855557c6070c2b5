import type { Engine } from "../runtime/engine.ts";
import type { Visit } from "../screen/visit.ts";

/** Where nodes render: the running app and one visit of it. One object per visit, so that it never changes for a node. */
export interface RenderPlace {
  readonly engine: Engine;
  readonly visit: Visit;
  /** A fault that must block the whole screen (R6). */
  readonly block: (error: unknown) => void;
  /** The next DOM id that is unique on the page; the same for the same visit on server and client. */
  readonly nextId: () => string;
}

export function renderPlace(engine: Engine, visit: Visit): RenderPlace {
  let ids = 0;
  const block = () => visit.session.cells.write("page.broken", true);
  return { engine, visit, block, nextId: () => `n${visit.session.id}-${++ids}` };
}
