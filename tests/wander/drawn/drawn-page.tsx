import { createRoot, type Root } from "react-dom/client";
import { afterStart } from "../../../app/after-start.ts";
import { startNative } from "../../../app/native/start-native.ts";
import { earlyTracking } from "../../../app/tracking/early-tracking.ts";
import { EngineRoot } from "../../../engine/page.ts";
import type { WidgetComponent } from "../../../engine/widget.ts";
import { entryWidgets, lazyWidgets } from "../../../widgets/index.ts";
import { type Around, Page, type PageKind } from "../../random/tab.ts";
import { eyesOn } from "../eyes.ts";
import type { AroundPage } from "./native.ts";
import { inWindow, type OwnWindow } from "./own-window.ts";

/** All widgets: a page of a walk waits for none, since the clock stands still meanwhile. */
const widgets: Readonly<Record<string, WidgetComponent>> = {
  ...entryWidgets,
  ...Object.fromEntries(
    await Promise.all(Object.entries(lazyWidgets).map(async ([type, load]) => [type, await load()] as const)),
  ),
};

/** A page as it is drawn, with all its widgets and all that runs once it is up: what is on it can be seen, pressed and typed into. */
export class DrawnPage extends Page {
  readonly place: HTMLElement;
  readonly eyes: ReturnType<typeof eyesOn>;
  readonly #root: Root;
  readonly #own: OwnWindow;
  readonly #native: AroundPage | undefined;

  constructor(tab: Around, boot: PageKind["boot"], native?: AroundPage) {
    super(tab, { boot, widgets, bridge: native?.bridge });
    this.#native = native;
    this.#own = {
      session: tab.session.of(this),
      device: tab.device.of(this),
      browser: tab.device,
      events: new EventTarget(),
      ends: [],
    };
    this.place = document.body.appendChild(document.createElement("div"));
    this.eyes = eyesOn(this.place);
    this.#root = createRoot(this.place);
    this.#root.render(<EngineRoot engine={this.engine} />);
    const { engine } = this;
    const { state } = engine;
    inWindow(this.#own, () => {
      const early = earlyTracking();
      this.tell = early.track;
      const settled = () => Promise.resolve();
      afterStart({ engine, state, boot, early }, settled);
      if (native) void startNative(engine, native.bridge, { settled, reload: () => tab.reload() });
    });
  }

  /** How often it handed something to what is around it. */
  get handedOver(): number {
    return this.handed + (this.#native?.asked() ?? 0);
  }

  override leave(): void {
    super.leave();
    for (const end of this.#own.ends.splice(0)) end();
    this.#root.unmount();
    this.place.remove();
  }

  /** Lets it hear that the line is there again. */
  online(): void {
    this.#own.events.dispatchEvent(new Event("online"));
  }

  /** Lets it hear that it is looked at, or not any more. */
  shown(now: boolean): void {
    const visibilityState = { configurable: true, value: now ? "visible" : "hidden" };
    Object.defineProperty(document, "visibilityState", visibilityState);
    this.#own.events.dispatchEvent(new Event("visibilitychange"));
    Reflect.deleteProperty(document, "visibilityState");
  }
}
