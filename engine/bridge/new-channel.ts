import type { BridgePage, Channel, Receive } from "./channel.ts";
import { bridgeObject } from "./find-naming.ts";

/**
 * The new set: one `postMessage` on the object takes `{id, method, params}` as JSON. Answers come to the object's
 * `onmessage` or as a message of this very window to itself; what another frame or origin sends is dropped (R67).
 * An object with a list `methods` knows those alone.
 */
export function newChannel(page: BridgePage, name: string, origin: string, receive: Receive): Channel {
  const object = bridgeObject(page, name) ?? {};
  const post = object.postMessage as (text: string) => void;
  const methods = namedMethods(object.methods);
  const hear = (event: MessageEvent): void => {
    if (event.source === (page as unknown) && event.origin === origin) receive(event.data);
  };
  page.addEventListener("message", hear);
  assign(object, (event) => receive(typeof event === "string" ? event : event?.data));
  return {
    has: (method) => methods?.includes(method) ?? true,
    send: (id, method, params) => post.call(object, JSON.stringify({ id, method, params })),
    close() {
      page.removeEventListener("message", hear);
      assign(object, null);
    },
  };
}

type Hear = (event: string | { readonly data?: unknown } | undefined) => void;

function assign(object: Record<string, unknown>, hear: Hear | null): void {
  try {
    object.onmessage = hear;
  } catch {
    // A sealed object answers through the window.
  }
}

function namedMethods(listed: unknown): readonly unknown[] | undefined {
  try {
    const list: unknown = typeof listed === "string" ? JSON.parse(listed) : listed;
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}
