import type { CallDocument, DecisionDocument } from "../../engine/document.ts";

/** A call without its schemas: the page has their validators as code. */
export function publishedCall({ request: _, response: __, $schema: ___, ...call }: CallDocument): unknown {
  return call;
}

/** A decision without its cases: they are for the checker. */
export function publishedDecision({ cases: _, $schema: __, ...decision }: DecisionDocument): unknown {
  return decision;
}
