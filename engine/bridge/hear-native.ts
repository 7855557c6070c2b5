import { ownEntry } from "../expression/operator/own-entry.ts";
import { valuesOf } from "../expression/operator/values-of.ts";
import type { BridgeAnswer } from "./bridge.ts";
import type { Capability, Naming } from "./capabilities.ts";
import type { Receive } from "./channel.ts";
import { type Exchange, no } from "./exchange.ts";
import { type Message, readMessage } from "./read-message.ts";
import { readShape } from "./shape.ts";

/**
 * Gives what takes whatever comes from the native app: an answer settles its question, an event is told by the
 * document's name for it. Each in its declared shape, or not at all (R69).
 */
export function hearNative(
  { document, questions, report }: Exchange,
  naming: Naming,
  tell: (event: string, data: unknown) => void,
): Receive {
  function event(name: string, data: unknown): void {
    const found = Object.entries(document.events).find(([, known]) => known.name[naming] === name);
    const shaped = found && readShape(found[1].data, data ?? {}, "drop");
    if (!found || !shaped?.ok) return report("bridge_malformed", { event: found?.[0] });
    tell(found[0], shaped.value);
  }

  function answer(message: Extract<Message, { kind: "answer" }>, id: string | undefined): void {
    const asked = id === undefined ? undefined : questions.find(id);
    const capability = asked === undefined ? undefined : ownEntry(document.capabilities, asked);
    // Late, twice, or never asked (R68).
    if (id === undefined || !capability) return report("bridge_unasked", {});
    if (!message.ok) return questions.settle(id, refusal(message, capability));
    const shaped = readShape(capability.answer ?? nothing, message.value ?? {}, "drop");
    if (!shaped.ok) {
      report("bridge_malformed", { capability: asked, at: shaped.at });
      return questions.settle(id, no("malformed"));
    }
    questions.settle(id, { ok: true, value: countLate(shaped.value, capability, questions.waited(id)) });
  }

  return (text, callback) => {
    const message = readMessage(text);
    if (message.kind === "event") return event(message.name, message.data);
    // What is too long to be parsed is looked through, so that who asked hears of it at once.
    const id = callback ?? (message.kind === "oversize" ? questions.named(String(text)) : message.id);
    if (message.kind === "answer") return answer(message, id);
    report(`bridge_${message.kind}`, { capability: id === undefined ? undefined : questions.find(id) });
    if (id !== undefined) questions.settle(id, no(message.kind));
  };
}

const nothing = { type: "object" } as const;

function refusal({ code, final }: { code: unknown; final: boolean }, { fallback }: Capability): BridgeAnswer {
  if (code === "unsupported") return { ok: false, reason: "unsupported", fallback };
  return code === "refused" ? { ok: false, reason: "refused", final } : no("failed");
}

function countLate(value: unknown, { late }: Capability, waited: number): unknown {
  const answer = valuesOf(value);
  return late && waited >= late.after && answer[late.property] === late.from
    ? { ...answer, [late.property]: late.to }
    : answer;
}
