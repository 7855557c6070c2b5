import type { CallDocument } from "../../engine/document.ts";
import type { PublishedCall } from "../../engine/published.ts";

/** A call without its schemas, whose validators the page has as code, and without what concerns the checker alone. */
export function publishedCall({
  request: _,
  response: __,
  $schema: ___,
  moves: ____,
  ...call
}: CallDocument): PublishedCall {
  return call;
}
