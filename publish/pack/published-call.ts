import type { CallDocument } from "../../engine/document.ts";
import type { PublishedCall } from "../../engine/published.ts";

/** A call without its schemas: the page has their validators as code. */
export function publishedCall({ request: _, response: __, $schema: ___, ...call }: CallDocument): PublishedCall {
  return call;
}
