import { contract } from "../../app/contract.ts";
import { createApp } from "../../app/create-app.ts";
import type { bootOf } from "../../app/testing/boot.ts";
import { type Engine, type Host, noHost } from "../../engine/index.ts";
import { type Bridge, noBridge } from "../../engine/bridge.ts";
import type { WidgetComponent } from "../../engine/widget.ts";
import type { Line } from "./line.ts";
import type { MemoryStore } from "./memory-store.ts";

// What a page fetches with its first call; here it is there before the clock is stopped.
import "../../app/sender-of.ts";

/** What a page takes of its tab. */
export interface Around {
  readonly line: Pick<Line, "fetchOf">;
  readonly session: MemoryStore;
  readonly device: MemoryStore;
  readonly told: { readonly event: string; readonly data: unknown }[];
  follow(target: string, replace?: boolean): void;
  back(otherwise: string): void;
  reload(): void;
}

/** What a page of a tab is made with. */
export interface PageKind {
  readonly boot: ReturnType<typeof bootOf>;
  readonly widgets: Readonly<Record<string, WidgetComponent>>;
  /** The native app around it; without one it is a page of the web. */
  readonly bridge?: Bridge;
}

/** One page of a tab: the real app over the tab's storages and the line. A page that is gone does nothing any more. */
export class Page {
  gone = false;
  /** How often it handed something to the browser. */
  handed = 0;
  readonly #browser: Partial<Host> = {
    open: () => void this.handed++,
    copy: async () => ++this.handed > 0,
    share: async () => ++this.handed > 0,
    print: () => void this.handed++,
    saveDates: async () => void this.handed++,
    focusFirst: () => void this.handed++,
  };
  readonly engine: Engine;
  /** Where what is tracked goes besides. */
  protected tell: (event: string, data: Readonly<Record<string, unknown>>, path: string) => void = () => undefined;

  constructor(tab: Around, { boot, widgets, bridge = noBridge }: PageKind) {
    const nothing = () => undefined;
    const { engine } = createApp(boot, {
      host: { ...noHost, ...this.#browser },
      bridge,
      contract: async () => contract,
      fetch: tab.line.fetchOf(this),
      pause: async () => undefined,
      session: tab.session.of(this),
      device: tab.device.of(this),
      widgets,
      lazyWidgets: async () => ({}),
      track: (event, data, path) => {
        if (this.gone) return;
        tab.told.push({ event, data });
        this.tell(event, data, path);
      },
    });
    this.engine = engine;
    engine.navigator = {
      go: (target, options) => void (this.gone || tab.follow(target, options?.replace)),
      back: (otherwise) => void (this.gone || tab.back(otherwise)),
      holdBack: () => nothing,
    };
  }

  /** The page goes, as by a reload or with its tab. */
  leave(): void {
    this.gone = true;
  }
}

/** A tab of the browser: its history, its session storage, and the page that it shows. */
export class Tab<P extends Page> implements Around {
  /** What the app tracked. */
  readonly told: { readonly event: string; readonly data: unknown }[] = [];
  readonly line: Pick<Line, "fetchOf">;
  readonly session: MemoryStore;
  readonly device: MemoryStore;
  readonly #make: (tab: Around) => P;
  page: P;
  history: string[];

  constructor(
    line: Around["line"],
    session: MemoryStore,
    device: MemoryStore,
    address: string,
    make: (tab: Around) => P,
  ) {
    this.line = line;
    this.session = session;
    this.device = device;
    this.history = [address];
    this.#make = make;
    this.page = make(this);
    this.#arrive();
  }

  get address(): string {
    return this.history.at(-1) as string;
  }

  /** Faults of our own that the app tracked. */
  get faults(): readonly unknown[] {
    return this.told.filter(({ event }) => event === "fault").map(({ data }) => data);
  }

  /** Goes to an address of the app, as its router does. */
  follow(target: string, replace = false): void {
    if (target === this.address) return;
    if (replace) this.history.pop();
    this.history.push(target);
    this.#arrive();
  }

  back(otherwise: string): void {
    if (this.history.length === 1) return this.follow(otherwise, true);
    this.history.pop();
    this.#arrive();
  }

  reload(): void {
    this.page.leave();
    this.page = this.#make(this);
    this.#arrive();
  }

  close(): void {
    this.page.leave();
  }

  /** A second tab of the same form attempt. */
  duplicate(): Tab<P> {
    return new Tab(this.line, this.session.copy(), this.device, this.address, this.#make);
  }

  #arrive(): void {
    const [path = "", search] = this.address.split("?");
    void this.page.engine.arrivals.arrive(path, search && `?${search}`);
  }
}
