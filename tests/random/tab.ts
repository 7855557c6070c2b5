import { contract } from "../../app/contract.ts";
import { createApp } from "../../app/create-app.ts";
import { bootOf } from "../../app/testing/boot.ts";
import { type Engine, noHost } from "../../engine/index.ts";
import { noBridge } from "../../engine/bridge.ts";
import type { Visit } from "../../engine/testing.ts";
import { entryWidgets, lazyWidgets } from "../../widgets/index.ts";
import { Buttons } from "./buttons.ts";
import type { Line } from "./line.ts";
import type { MemoryStore } from "./memory-store.ts";

// What a page fetches with its first call; here it is there before the clock is stopped.
import "../../app/sender-of.ts";

const boot = bootOf("718", "302", "en_US", "/login");
/** What a widget draws is nobody's concern here. */
const drawn = Object.fromEntries(
  [...Object.keys(entryWidgets), ...Object.keys(lazyWidgets)].map((type) => [type, () => null]),
);

/** One page of a tab: the real app over the tab's storages and the line. A page that is gone does nothing any more. */
class Page {
  gone = false;
  readonly engine: Engine;
  #shown: { visit: Visit; buttons: Buttons } | undefined;

  constructor(tab: Tab) {
    const nothing = () => undefined;
    const { engine } = createApp(boot, {
      host: { ...noHost, copy: async () => true },
      bridge: noBridge,
      contract: async () => contract,
      fetch: tab.line.fetchOf(this),
      pause: async () => undefined,
      session: tab.session.of(this),
      device: tab.device.of(this),
      widgets: drawn,
      lazyWidgets: async () => ({}),
      track: (event, data) => {
        if (!this.gone && event === "fault") tab.faults.push(data);
      },
    });
    this.engine = engine;
    engine.navigator = {
      go: (target, options) => void (this.gone || tab.follow(target, options?.replace)),
      back: (otherwise) => void (this.gone || tab.back(otherwise)),
      holdBack: () => nothing,
    };
  }

  get visit(): Visit | undefined {
    return this.engine.stage.kind === "visit" ? this.engine.stage.visit : undefined;
  }

  /** Presses the button of the innermost dialog: what was told is seen, what is still asked about is left for now. */
  answerDialog(): void {
    const { dialogs } = this.engine;
    if (dialogs.stack.length === 0) return;
    const told = this.visit?.session.read("screen.unarrived");
    dialogs.close({ dismissed: false, value: told ?? {} });
  }

  get buttons(): Buttons | undefined {
    const { visit } = this;
    if (visit && this.#shown?.visit !== visit) this.#shown = { visit, buttons: new Buttons(this.engine, visit) };
    return visit && this.#shown?.buttons;
  }
}

/** A tab of the browser: its history, its session storage, and the page that it shows. */
export class Tab {
  /** Faults of our own that the app tracked. */
  readonly faults: unknown[] = [];
  readonly line: Line;
  readonly session: MemoryStore;
  readonly device: MemoryStore;
  page: Page;
  history: string[];

  constructor(line: Line, session: MemoryStore, device: MemoryStore, address: string) {
    this.line = line;
    this.session = session;
    this.device = device;
    this.history = [address];
    this.page = new Page(this);
    this.#arrive();
  }

  get address(): string {
    return this.history.at(-1) as string;
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
    this.page.gone = true;
    this.page = new Page(this);
    this.#arrive();
  }

  close(): void {
    this.page.gone = true;
  }

  /** A second tab of the same form attempt. */
  duplicate(): Tab {
    return new Tab(this.line, this.session.copy(), this.device, this.address);
  }

  #arrive(): void {
    const [path = "", search] = this.address.split("?");
    void this.page.engine.arrivals.arrive(path, search && `?${search}`);
  }
}
