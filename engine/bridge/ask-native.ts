import { ownEntry } from "../expression/operator/own-entry.ts";
import type { Values } from "../expression/operator/values-of.ts";
import type { Bridge, BridgeAnswer } from "./bridge.ts";
import type { Capability, Naming } from "./capabilities.ts";
import type { Channel } from "./channel.ts";
import { type Exchange, no } from "./exchange.ts";
import { isOversize } from "./read-message.ts";
import { readShape } from "./shape.ts";

/** The native app around the page: the way to it, and the names it speaks. */
export interface Connection {
  readonly naming: Naming;
  readonly channel: Channel;
}

/** Gives what asks the native app for a capability of the document; with nobody there every answer is that there is none. */
export function askNative(
  { document, questions, report }: Exchange,
  native: Connection | undefined,
  newId: () => string,
) {
  /** Questions whose refusal was said to be for good: the capability with what was asked (R71). */
  const refused = new Set<string>();

  async function send(name: string, capability: Capability, given: Values): Promise<BridgeAnswer> {
    const { fallback, timeout = document.timeout } = capability;
    if (!native) return { ok: false, reason: "none", fallback };
    const method = capability.method[native.naming];
    if (!native.channel.has(method)) return { ok: false, reason: "unsupported", fallback };
    const shaped = readShape(capability.request, given, "refuse");
    if (!shaped.ok) {
      report("bridge_request", { capability: name, at: shaped.at });
      return no("request");
    }
    const text = JSON.stringify(shaped.value);
    if (isOversize(text)) return no("oversize");
    const question = `${name} ${text}`;
    if (refused.has(question)) return { ok: false, reason: "refused", final: true };
    const id = newId();
    const answer = capability.answer ? questions.open(id, name, timeout) : undefined;
    try {
      native.channel.send(id, method, shaped.value);
    } catch {
      questions.settle(id, no("failed"));
      return no("failed");
    }
    const settled: BridgeAnswer = (await answer) ?? { ok: true, value: {} };
    if (!settled.ok && settled.final) refused.add(question);
    return settled;
  }

  const ask: Bridge["ask"] = async (name, given) => {
    const capability = ownEntry(document.capabilities, name);
    if (!capability) return no("unsupported");
    const answer = await send(name, capability, given);
    const { fallback } = capability;
    return answer.ok || fallback !== "skip" ? answer : { ...answer, fallback };
  };
  return ask;
}
