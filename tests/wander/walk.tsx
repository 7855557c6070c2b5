import { fireEvent } from "@testing-library/react";
import { act } from "react";
import { vi } from "vitest";
import type { bootOf } from "../../app/testing/boot.ts";
import { inTransaction } from "../../server/lender/frame/in-transaction.ts";
import type { TestLender } from "../../server/testing/test-lender.ts";
import { there } from "../there.ts";
import type { Clock } from "../random/clock.ts";
import { type Fault, Line } from "../random/line.ts";
import { MemoryStore } from "../random/memory-store.ts";
import { type Around, Tab } from "../random/tab.ts";
import { type Books, booksOf } from "./books.ts";
import { DrawnPage, nameOf } from "./drawn-page.tsx";
import { Heard } from "./heard.ts";
import { bridgeTo, type NativeApp } from "./native.ts";
import { amountsOf, files } from "./served.ts";
import { fitting } from "./typed.ts";

/** How often a page is looked at while it is busy: what it loads may load more. */
const looks = 5;

/** Who walks, where and with what. */
export interface Start {
  readonly persona: number;
  readonly known: boolean;
  readonly boot: ReturnType<typeof bootOf>;
  readonly address: string;
  readonly native?: NativeApp;
}

/** A borrower on his way through the app, with one tab or two. */
export class Walk {
  readonly line: Line;
  readonly heard = new Heard();
  readonly tabs: Tab<DrawnPage>[] = [];
  /** Amounts that the brand names by itself, kobo. */
  readonly said: ReadonlySet<number>;
  /** Amounts that he was shown, kobo. */
  readonly shown = new Set<number>();
  /** Loans that he had before. */
  before: Books["loans"] = {};
  readonly start: Start;
  readonly #lender: TestLender;
  readonly #clock: Clock;
  readonly #failedBefore: number;

  constructor(lender: TestLender, clock: Clock, start: Start) {
    this.#lender = lender;
    this.#clock = clock;
    this.#failedBefore = lender.errors.length;
    this.start = start;
    this.said = amountsOf(start.boot.brand);
    this.line = new Line(lender, files);
  }

  async begin(): Promise<void> {
    const { persona, known, boot, address, native } = this.start;
    const kept: [string, string][] = [];
    let userGid = "";
    if (known) {
      const { token, row } = await this.#lender.as(persona);
      userGid = row.id;
      const identity = { token, userGid, mobile: row.mobile };
      kept.push(
        ...Object.entries(identity).map(([name, value]): [string, string] => [
          `app.session.${name}`,
          JSON.stringify(value),
        ]),
      );
    }
    this.before = (await this.books()).loans;
    const device = new MemoryStore([["app.device.zuid", JSON.stringify(`${"0".repeat(32)}1`)]]);
    const page = (tab: Around) => new DrawnPage(tab, boot, native && bridgeTo(native, userGid));
    await this.#settled(() => {
      this.tabs.push(new Tab(this.heard.on(this.line), new MemoryStore(kept), device, this.#own(address), page));
    });
  }

  /** What failed at the lender since it began; an address may ask for nothing in particular, and that is told as such. */
  get failed(): readonly unknown[] {
    const { errors } = this.#lender;
    return errors
      .slice(this.#failedBefore)
      .filter((error) => (error as { msg?: string }).msg !== "the request breaks the contract");
  }

  tab(index: number): Tab<DrawnPage> {
    return there(this.tabs[index % this.tabs.length]);
  }

  /** Presses the nth thing that can be pressed, once or twice; gives its name. */
  async press(index: number, nth: number, twice: boolean): Promise<string> {
    const { pressable } = this.tab(index).page;
    const one = pressable[nth % pressable.length];
    if (!one) return "nothing";
    const name = nameOf(one);
    await this.#settled(() => {
      fireEvent.click(one);
      if (twice) fireEvent.click(one);
    });
    return name;
  }

  /** Types into the nth field, what fits (undefined) or this; gives the field's name. */
  async type(index: number, nth: number, text: string | undefined): Promise<string> {
    const { fields } = this.tab(index).page;
    const field = fields[nth % fields.length];
    if (!field) return "nothing";
    const name = nameOf(field);
    const value =
      field instanceof HTMLSelectElement
        ? there(field.options[nth % field.options.length]).value
        : (text ?? fitting(field.id, this.start.persona));
    await this.#settled(() => {
      fireEvent.change(field, { target: { value } });
      fireEvent.blur(field);
    });
    return name;
  }

  /** Types what fits into every field, one after the other, agrees to all and asks for codes. */
  async fill(index: number): Promise<void> {
    for (let at = 0; at < this.tab(index).page.fields.length; at++) await this.type(index, at, undefined);
    for (const one of this.tab(index).page.toPress) await this.#settled(() => fireEvent.click(one));
  }

  /** Presses what the screen or dialog is about; gives its name. */
  async pressMain(index: number): Promise<string> {
    const { main } = this.tab(index).page;
    if (!main) return "nothing";
    const name = nameOf(main);
    await this.#settled(() => fireEvent.click(main));
    return name;
  }

  follow(index: number, address: string): Promise<void> {
    return this.#settled(() => this.tab(index).follow(this.#own(address)));
  }

  back(index: number): Promise<void> {
    return this.#settled(() => this.tab(index).back("/index"));
  }

  reload(index: number): Promise<void> {
    return this.#settled(() => this.tab(index).reload());
  }

  /** Opens a second tab of the same, or closes one of two. */
  second(index: number): Promise<void> {
    return this.#settled(() => {
      if (this.tabs.length === 1) this.tabs.push(this.tab(index).duplicate());
      else this.tabs.splice(index % 2, 1)[0]?.close();
    });
  }

  /** Time passes for pages and lender, in seconds; what wandered arrives after a hundred. */
  async wait(seconds: number): Promise<void> {
    await this.#settled(() => this.#clock.pass(seconds * 1000, () => this.line.quiet()));
    if (seconds >= 100) await this.#settled(() => this.line.arrive());
  }

  strike(fault: Fault): void {
    this.line.strike(fault);
  }

  books(): Promise<Books> {
    return inTransaction(this.#lender.database.db, (tx) => booksOf(tx, this.start.persona));
  }

  async end(): Promise<void> {
    await act(async () => {
      for (const tab of this.tabs) tab.close();
      await this.line.quiet();
    });
  }

  /** An address with the loan that he had at first in the place of `own`. */
  #own(address: string): string {
    return address.replace("=own", `=${Object.keys(this.before).at(-1) ?? "none"}`);
  }

  /** Does something and waits until all that follows from it by itself has happened and is drawn. */
  async #settled(what: () => unknown): Promise<void> {
    await act(async () => {
      await what();
      await this.line.quiet();
    });
    for (let look = 0; look < looks && this.#busy(); look++)
      await act(async () => {
        await vi.dynamicImportSettled();
        await this.line.quiet();
      });
  }

  #busy(): boolean {
    return this.tabs.some(({ page }) => page.engine.ui.busy.read() || page.place.querySelector("[aria-busy=true]"));
  }
}
