import type { BridgePage, Channel, Receive } from "./channel.ts";
import { bridgeObject } from "./find-naming.ts";

/**
 * The older set: one function per method takes (json, callback id). The native app answers by calling the page's
 * reply function with (callback id, json); frames of another origin cannot reach it (R67).
 */
export function olderChannel(page: BridgePage, name: string, reply: string, receive: Receive): Channel {
  const object = bridgeObject(page, name) ?? {};
  const globals = page as unknown as Record<string, unknown>;
  globals[reply] = (id: unknown, text: unknown) => receive(text, typeof id === "string" ? id : "");
  return {
    has: (method) => typeof object[method] === "function",
    send: (id, method, params) =>
      (object[method] as (json: string, callback: string) => void).call(object, JSON.stringify(params), id),
    close: () => void delete globals[reply],
  };
}
