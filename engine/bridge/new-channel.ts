import type { BridgePage, Channel, Receive } from "./channel.ts";
import { bridgeObject } from "./find-naming.ts";
import { callMember, member } from "./member.ts";

/**
 * The new set: one `postMessage` on the object takes `{id, method, params}` as JSON. Answers come to the object's
 * `onmessage` or as a message of this very window to itself; what another frame or origin sends is dropped (R67).
 * An object with a list `methods` knows those alone.
 */
export function newChannel(page: BridgePage, name: string, origin: string, receive: Receive): Channel {
  const object = bridgeObject(page, name) ?? {};
  const methods = namedMethods(member(object, "methods"));
  const self: unknown = page;
  const hear = (event: MessageEvent): void => {
    if (event.source === self && event.origin === origin) receive(event.data);
  };
  page.addEventListener("message", hear);
  assign(object, (event) => receive(typeof event === "string" ? event : event?.data));
  return {
    has: (method) => methods?.includes(method) ?? true,
    send: (id, method, params) => callMember(object, "postMessage", JSON.stringify({ id, method, params })),
    close() {
      page.removeEventListener("message", hear);
      assign(object, null);
    },
  };
}

type Hear = (event: string | { readonly data?: unknown } | undefined) => void;

/** An object that takes no listener answers through the window. */
function assign(object: object, hear: Hear | null): void {
  try {
    Reflect.set(object, "onmessage", hear);
  } catch {
    // Its own setter threw.
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
