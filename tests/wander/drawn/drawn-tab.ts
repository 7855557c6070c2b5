import { fireEvent } from "@testing-library/react";
import { there } from "../../there.ts";
import type { Tab } from "../../random/tab.ts";
import type { Aim, Field } from "../eyes.ts";
import type { Look, Pressed, WalkedTab } from "../ground.ts";
import type { DrawnPage } from "./drawn-page.tsx";

/** A tab of happy-dom; `asked` counts what its line was asked. */
export class DrawnTab implements WalkedTab {
  readonly #tab: Tab<DrawnPage>;
  readonly #asked: () => number;

  constructor(tab: Tab<DrawnPage>, asked: () => number) {
    this.#tab = tab;
    this.#asked = asked;
  }

  get owner(): DrawnPage {
    return this.#tab.page;
  }

  get address(): string {
    return this.#tab.address;
  }

  async look(): Promise<Look> {
    const { page, session, told, faults, address } = this.#tab;
    const store = session.of(page);
    const names = Array.from({ length: store.length }, (_, at) => store.key(at) ?? "");
    const seen = page.eyes.see();
    return {
      ...seen,
      kept: Object.fromEntries(names.map((name) => [name, store.getItem(name) ?? ""])),
      busy: page.engine.ui.busy.read(),
      stirs: this.#asked() + told.length + page.handedOver,
      faults: [...faults, ...told.filter(({ event }) => event === "missing_text")],
      picture: address + seen.picture,
    };
  }

  async press(aim: Aim, times: number): Promise<Pressed | undefined> {
    const { eyes } = this.#tab.page;
    const one = eyes.pick(aim);
    if (!one) return undefined;
    const pressed = { name: eyes.nameOf(one), mustStir: eyes.mustStir(one) };
    for (let at = 0; at < times; at++) fireEvent.click(one);
    return pressed;
  }

  async toFill(): Promise<{ fields: number; presses: number }> {
    const { eyes } = this.#tab.page;
    return { fields: eyes.fields(), presses: eyes.toFill() };
  }

  async field(nth: number): Promise<Field | undefined> {
    const { eyes } = this.#tab.page;
    const field = eyes.field(nth);
    return field && eyes.describe(field);
  }

  async type(nth: number, value: string): Promise<void> {
    const field = there(this.#tab.page.eyes.field(nth));
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  }

  follow = async (address: string) => this.#tab.follow(address);
  back = async () => this.#tab.back("/index");
  reload = async () => this.#tab.reload();
  online = async () => this.#tab.page.online();
  shown = async (now: boolean) => this.#tab.page.shown(now);
  duplicate = async () => new DrawnTab(this.#tab.duplicate(), this.#asked);
  close = async () => this.#tab.close();
}
