import type { Bridge, BridgeAnswer, BridgeReason } from "./bridge.ts";
import type { BridgeDocument, Capability, Naming } from "./capabilities.ts";
import type { BridgePage } from "./channel.ts";
import { findNaming } from "./find-naming.ts";
import { openChannel } from "./open-channel.ts";
import { Questions, type Timers } from "./questions.ts";
import { isOversize, type Message, readMessage } from "./read-message.ts";
import { readShape } from "./shape.ts";
import { valuesOf } from "../expression/operator/values-of.ts";

export interface BridgeOptions {
  readonly page: BridgePage;
  readonly capabilities: BridgeDocument;
  /** The set to speak; absent, the one that the page's objects tell. */
  readonly naming?: Naming;
  readonly timers?: Timers;
  /** The page's own origin: window messages of any other are dropped (R67). */
  readonly origin: string;
  /** Names a question so that nobody can guess it. */
  readonly newId?: () => string;
  /** A message that was refused, and why; never with its contents. */
  readonly report?: (why: string, detail: Readonly<Record<string, unknown>>) => void;
}

/** A bridge with its document. */
export interface NativeBridge extends Bridge {
  readonly naming: Naming | undefined;
  /** Capabilities that this native app has. */
  readonly can: readonly string[];
  readonly capabilities: BridgeDocument;
  /** Hears what the native app says by itself, by the document's name for it, in its declared shape. */
  hear(listener: (event: string, data: unknown) => void): void;
  /** Stops listening; every open question is settled as failed. */
  close(): void;
}

/** Opens the way to the native app around a page, or to none (R70). Nothing here throws or rejects. */
export function openBridge(options: BridgeOptions): NativeBridge {
  const { page, capabilities: document, origin } = options;
  const { newId = () => crypto.randomUUID(), report = () => undefined } = options;
  const naming = options.naming ?? findNaming(page, document.objects);
  const questions = new Questions(options.timers ?? pageTimers);
  const channel = naming && openChannel(naming, page, document, origin, (text, id) => take(readMessage(text), id));
  /** Questions whose refusal was said to be for good: the capability with what was asked (R71). */
  const refused = new Set<string>();
  const listeners: ((event: string, data: unknown) => void)[] = [];

  function take(message: Message, callback: string | undefined): void {
    if (message.kind === "event") return tell(message.name, message.data);
    const id = callback ?? (message.kind === "oversize" ? undefined : message.id);
    if (message.kind !== "answer") {
      report(`bridge_${message.kind}`, { capability: id === undefined ? undefined : questions.find(id) });
      if (id !== undefined) questions.settle(id, no(message.kind));
      return;
    }
    const asked = id === undefined ? undefined : questions.find(id);
    const capability = asked === undefined ? undefined : own(document.capabilities, asked);
    // Late, twice, or never asked (R68).
    if (id === undefined || asked === undefined || !capability) return report("bridge_unasked", {});
    questions.settle(id, readAnswer(message, asked, capability, questions.waited(id)));
  }

  function readAnswer(
    message: Extract<Message, { kind: "answer" }>,
    asked: string,
    capability: Capability,
    waited: number,
  ): BridgeAnswer {
    if (!message.ok) return readRefusal(message, capability);
    const shaped = readShape(capability.answer ?? nothing, message.value ?? {}, "drop");
    if (shaped.ok) return { ok: true, value: countLate(shaped.value, capability, waited) };
    report("bridge_malformed", { capability: asked, at: shaped.at });
    return no("malformed");
  }

  function tell(name: string, data: unknown): void {
    const found = Object.entries(document.events).find(([, event]) => naming && event.name[naming] === name);
    const shaped = found && readShape(found[1].data, data ?? {}, "drop");
    if (!found || !shaped?.ok) return report("bridge_malformed", { event: found?.[0] });
    for (const listener of listeners) listener(found[0], shaped.value);
  }

  async function ask(name: string, given: Readonly<Record<string, unknown>>): Promise<BridgeAnswer> {
    const capability = own(document.capabilities, name);
    if (!capability) return no("unsupported");
    const answer = await askFor(name, capability, given);
    const { fallback } = capability;
    return answer.ok || fallback !== "skip" ? answer : { ...answer, fallback };
  }

  async function askFor(
    name: string,
    capability: Capability,
    given: Readonly<Record<string, unknown>>,
  ): Promise<BridgeAnswer> {
    const { fallback, timeout = document.timeout } = capability;
    if (!channel || !naming) return { ok: false, reason: "none", fallback };
    const method = capability.method[naming];
    if (!channel.has(method)) return { ok: false, reason: "unsupported", fallback };
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
      channel.send(id, method, shaped.value);
    } catch {
      questions.settle(id, no("failed"));
      return no("failed");
    }
    const settled: BridgeAnswer = (await answer) ?? { ok: true, value: {} };
    if (!settled.ok && settled.final) refused.add(question);
    return settled;
  }

  return {
    native: channel !== undefined,
    naming,
    can: Object.entries(document.capabilities)
      .filter(([, { method }]) => channel && naming && channel.has(method[naming]))
      .map(([id]) => id),
    capabilities: document,
    ask,
    hear: (listener) => void listeners.push(listener),
    close() {
      channel?.close();
      questions.settleAll(no("failed"));
    },
  };
}

const nothing = { type: "object" } as const;
const no = (reason: BridgeReason): BridgeAnswer => ({ ok: false, reason });
const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

function readRefusal({ code, final }: { code: unknown; final: boolean }, { fallback }: Capability): BridgeAnswer {
  if (code === "unsupported") return { ok: false, reason: "unsupported", fallback };
  return code === "refused" ? { ok: false, reason: "refused", final } : no("failed");
}

function countLate(value: unknown, { late }: Capability, waited: number): unknown {
  const answer = valuesOf(value);
  return late && waited >= late.after && answer[late.property] === late.from
    ? { ...answer, [late.property]: late.to }
    : answer;
}

const pageTimers: Timers = {
  now: () => performance.now(),
  set: (run, ms) => setTimeout(run, ms),
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};
