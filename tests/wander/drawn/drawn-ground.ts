import { act } from "react";
import { vi } from "vitest";
import { there } from "../../there.ts";
import type { Clock } from "../../random/clock.ts";
import type { Line } from "../../random/line.ts";
import { MemoryStore } from "../../random/memory-store.ts";
import { type Around, Tab } from "../../random/tab.ts";
import type { Ground, Opening } from "../ground.ts";
import { DrawnPage } from "./drawn-page.tsx";
import { DrawnTab } from "./drawn-tab.ts";
import { nativeAround } from "./native.ts";

/** How often a page is looked at while it is busy: what it loads may load more. */
const looks = 5;

/** Pages of happy-dom, under a clock that stands still until it is told to pass. */
export class DrawnGround implements Ground {
  readonly #clock: Clock;
  #line: Line | undefined;
  #pages: DrawnPage[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async open({ line, fetchOf, boot, native, userGid, session, device, address }: Opening): Promise<DrawnTab> {
    this.#line = line;
    const make = (tab: Around) => {
      const page = new DrawnPage(tab, boot, native && nativeAround(native, userGid));
      this.#pages = [...this.#pages.filter(({ gone }) => !gone), page];
      return page;
    };
    const tab = new Tab({ fetchOf }, new MemoryStore(session), new MemoryStore(device), address, make);
    return new DrawnTab(tab, () => line.asked);
  }

  async settled<T>(what: () => Promise<T> | T): Promise<T> {
    let came: { readonly of: T } | undefined;
    await act(async () => {
      came = { of: await what() };
      await this.#quiet();
    });
    for (let look = 0; look < looks && this.#busy(); look++)
      await act(async () => {
        await vi.dynamicImportSettled();
        await this.#quiet();
      });
    return there(came).of;
  }

  async end(): Promise<void> {
    this.#pages = [];
  }

  pass(ms: number): Promise<void> {
    return this.#clock.pass(ms, async () => this.#line?.quiet());
  }

  /** Until nothing happens any more; what is put off for no time happens too. */
  async #quiet(): Promise<void> {
    const calm = async () => this.#line?.quiet();
    await calm();
    await this.#clock.pass(1, calm);
  }

  #busy(): boolean {
    return this.#pages.some(
      ({ gone, engine, place }) => !gone && (engine.ui.busy.read() || place.querySelector("[aria-busy=true]") !== null),
    );
  }
}
