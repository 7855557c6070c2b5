import type { BridgeDocument, Naming } from "../../engine/bridge.ts";

/** What the fake native app does when it is asked; absent parts are a plain answer at once. */
export interface Act {
  /** The value of a good answer. */
  readonly answer?: unknown;
  readonly refuse?: "refused" | "unsupported" | "failed";
  /** With `refuse`: for good. */
  readonly final?: boolean;
  /** ms before it answers. */
  readonly delay?: number;
  /** How often it answers; 0, never. */
  readonly times?: number;
  /** Sent instead of an answer, as it is. */
  readonly raw?: unknown;
  /** Answers a question that nobody asked. */
  readonly id?: string;
  /** Makes the answer so many characters long. */
  readonly size?: number;
  /** The new set: where the answer comes from; absent, the bridge object itself. */
  readonly from?: "window" | "frame" | "origin";
  /** The object throws when it is asked. */
  readonly throws?: boolean;
}

/** What the fake native app is and does. */
export interface HostScript {
  readonly sets: readonly Naming[];
  /** By capability; of a list, the next one each time, the last one for ever. */
  readonly acts?: Readonly<Record<string, Act | readonly Act[]>>;
  /** Capabilities that this native app has not. */
  readonly lacks?: readonly string[];
}

/** How the page and the native app speak, as far as a fake needs it. */
export type Speech = Pick<BridgeDocument, "objects" | "reply" | "capabilities" | "events">;

/** One question that the fake was asked. */
export interface Asked {
  readonly set: Naming;
  readonly capability: string;
  readonly id: string;
  readonly params: unknown;
}

/** A native app that is not there; in a page it is `fakeNativeHost`. */
export interface FakeHost {
  readonly asked: Asked[];
  /** Says something by itself. */
  tell(event: string, data?: unknown): void;
  /** Replaces what it does for a capability. */
  act(capability: string, act: Act | readonly Act[]): void;
}

interface FakePage {
  [name: string]: unknown;
  readonly location: { readonly origin: string };
  dispatchEvent(event: Event): boolean;
}

/**
 * Puts a scriptable native app around a page. Refers to nothing outside itself, because its source also runs in a
 * browser (`fakeHostScript`). A capability without an act is answered with nothing.
 */
export function installFakeHost(page: FakePage, speech: Speech, script: HostScript): FakeHost {
  const asked: Asked[] = [];
  const acts = new Map(Object.entries(script.acts ?? {}));
  const turns = new Map<string, number>();
  const has = (capability: string) => !script.lacks?.includes(capability);
  const capabilityOf = (set: Naming, method: string) =>
    Object.entries(speech.capabilities).find(([, { method: names }]) => names[set] === method)?.[0] ?? "";
  const object: { [name: string]: unknown; onmessage?: (event: { data: unknown }) => void } = {};

  const send = (set: Naming, id: string, text: unknown, from?: Act["from"]): void => {
    if (set === "older") {
      (page[speech.reply] as ((id: string, text: unknown) => void) | undefined)?.(id, text);
      return;
    }
    if (from === undefined) {
      object.onmessage?.({ data: text });
      return;
    }
    const origin = from === "origin" ? "https://elsewhere.invalid" : page.location.origin;
    page.dispatchEvent(
      Object.assign(new Event("message"), { data: text, origin, source: from === "frame" ? {} : page }),
    );
  };

  const textOf = (set: Naming, id: string, act: Act): unknown => {
    if ("raw" in act) return act.raw;
    const { refuse, final, answer = {}, size } = act;
    const said = refuse === undefined ? { ok: true, value: answer } : { ok: false, code: refuse, final };
    const text = JSON.stringify(set === "new" ? { id, ...said } : said);
    return size === undefined ? text : text.slice(0, -1) + " ".repeat(size - text.length) + text.slice(-1);
  };

  const hear = (set: Naming, method: string, id: string, params: unknown): void => {
    const capability = capabilityOf(set, method);
    asked.push({ set, capability, id, params });
    const listed = acts.get(capability) ?? {};
    const turn = turns.get(capability) ?? 0;
    turns.set(capability, turn + 1);
    const act = (Array.isArray(listed) ? (listed[turn] ?? listed[listed.length - 1]) : listed) as Act;
    if (act.throws) throw new Error("the native app is broken");
    if (speech.capabilities[capability]?.answer === undefined) return;
    const target = act.id ?? id;
    const answer = () => {
      for (let time = 0; time < (act.times ?? 1); time++) send(set, target, textOf(set, target, act), act.from);
    };
    if (act.delay === undefined) answer();
    else setTimeout(answer, act.delay);
  };

  if (script.sets.includes("new")) {
    const known = Object.entries(speech.capabilities).filter(([id]) => has(id));
    object.methods = known.map(([, { method }]) => method.new);
    object.postMessage = (text: string) => {
      const { id, method, params } = JSON.parse(text) as { id: string; method: string; params: unknown };
      hear("new", method, id, params);
    };
    page[speech.objects.new] = object;
  }
  if (script.sets.includes("older")) {
    const functions: Record<string, unknown> = {};
    for (const [capability, { method }] of Object.entries(speech.capabilities))
      if (has(capability))
        functions[method.older] = (json: string, callback: string) =>
          hear("older", method.older, callback, JSON.parse(json));
    page[speech.objects.older] = functions;
  }

  const host: FakeHost = {
    asked,
    tell(event, data = {}) {
      const set = script.sets.includes("new") ? "new" : "older";
      const name = speech.events[event]?.name[set] ?? event;
      send(set, "", JSON.stringify({ event: name, data }));
    },
    act: (capability, act) => {
      turns.delete(capability);
      acts.set(capability, act);
    },
  };
  page.fakeNativeHost = host;
  return host;
}

/** The fake native app as a script for a page, to run before anything else there (Playwright's `addInitScript`). */
export function fakeHostScript({ objects, reply, capabilities, events }: Speech, script: HostScript): string {
  const speech = JSON.stringify({ objects, reply, capabilities, events });
  return `(${installFakeHost.toString()})(window, ${speech}, ${JSON.stringify(script)});`;
}
