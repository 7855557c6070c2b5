import type { BridgeDocument, Naming } from "./capabilities.ts";
import type { BridgePage, Channel, Receive } from "./channel.ts";
import { newChannel } from "./new-channel.ts";
import { olderChannel } from "./older-channel.ts";

/** Opens the way that a set of names goes with. */
export function openChannel(
  naming: Naming,
  page: BridgePage,
  { objects, reply }: BridgeDocument,
  origin: string,
  receive: Receive,
): Channel {
  return naming === "new"
    ? newChannel(page, objects.new, origin, receive)
    : olderChannel(page, objects.older, reply, receive);
}
