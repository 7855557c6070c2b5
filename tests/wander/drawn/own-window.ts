import { AsyncLocalStorage } from "node:async_hooks";
import type { TextStore } from "../../../engine/index.ts";

/** What a page has for itself of the window that all pages of a walk share here. */
export interface OwnWindow {
  readonly session: TextStore;
  readonly device: TextStore;
  /** What is one of a browser: pages of one tell each other. */
  readonly browser: object;
  /** What happens to this page alone. */
  readonly events: EventTarget;
  /** What takes away what it listens to. */
  readonly ends: (() => void)[];
}

/** What happens to one page and not to all that share the window. */
const alone: ReadonlySet<string> = new Set(["online", "visibilitychange"]);

const current = new AsyncLocalStorage<OwnWindow>();

/** Runs what starts a page: what it and all that follows from it listens to, keeps and tells is this page's. */
export const inWindow = (own: OwnWindow, run: () => unknown): void => void current.run(own, run);

const channels = new Map<object, Set<EventTarget>>();

/** The tabs of one browser by their channel. */
class Channel extends EventTarget {
  readonly #others: Set<EventTarget>;

  constructor() {
    super();
    const own = current.getStore();
    if (!own) throw new Error("a channel outside of a page");
    this.#others = channels.get(own.browser) ?? new Set();
    channels.set(own.browser, this.#others.add(this));
    own.ends.push(() => void this.#others.delete(this));
  }

  postMessage(data: unknown): void {
    for (const other of this.#others) if (other !== this) other.dispatchEvent(new MessageEvent("message", { data }));
  }
}

function ownListeners(target: EventTarget): void {
  const add = target.addEventListener.bind(target);
  target.addEventListener = (...given: Parameters<EventTarget["addEventListener"]>) => {
    const own = current.getStore();
    if (own && alone.has(given[0])) return own.events.addEventListener(...given);
    add(...given);
    own?.ends.push(() => target.removeEventListener(...given));
  };
}

function ownStorage(name: "sessionStorage" | "localStorage", of: (own: OwnWindow) => TextStore): void {
  const shared = globalThis[name];
  const get = () => {
    const own = current.getStore();
    return own ? of(own) : shared;
  };
  Object.defineProperty(globalThis, name, { configurable: true, get });
}

/** From now on each page of a walk has a window of its own; gives the way back. */
export function ownWindows(): () => void {
  const names = ["addEventListener", "sessionStorage", "localStorage", "BroadcastChannel", "fetch"] as const;
  const before = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  ownListeners(globalThis);
  ownListeners(document);
  ownStorage("sessionStorage", ({ session }) => session);
  ownStorage("localStorage", ({ device }) => device);
  // Calls go by a page's own line; what is sent without one is what was tracked.
  Object.assign(globalThis, { BroadcastChannel: Channel, fetch: async () => new Response(null, { status: 204 }) });
  return () => {
    for (const [name, was] of before) if (was) Object.defineProperty(globalThis, name, was);
    Reflect.deleteProperty(document, "addEventListener");
  };
}
