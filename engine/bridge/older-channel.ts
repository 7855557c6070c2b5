import type { BridgePage, Channel, Receive } from "./channel.ts";
import { bridgeObject } from "./find-naming.ts";
import { callMember, member } from "./member.ts";

/**
 * The older set: one function per method takes (json, callback id). The native app answers by calling the page's
 * reply function with (callback id, json); frames of another origin cannot reach it (R67).
 */
export function olderChannel(page: BridgePage, name: string, reply: string, receive: Receive): Channel {
  const object = bridgeObject(page, name) ?? {};
  Reflect.set(page, reply, (id: unknown, text: unknown) => receive(text, typeof id === "string" ? id : ""));
  return {
    has: (method) => typeof member(object, method) === "function",
    send: (id, method, params) => callMember(object, method, JSON.stringify(params), id),
    close: () => void Reflect.deleteProperty(page, reply),
  };
}
