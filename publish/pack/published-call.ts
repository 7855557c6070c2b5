import type { CallDocument, PublishedCall } from "../../engine/document.ts";

/** A call without its schemas: the page has their validators as code. */
export function publishedCall({ request: _, response: __, $schema: ___, ...call }: CallDocument): PublishedCall {
  return call;
}
