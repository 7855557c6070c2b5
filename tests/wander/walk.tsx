import { fireEvent } from "@testing-library/react";
import { sql } from "drizzle-orm";
import { act } from "react";
import type { bootOf } from "../../app/testing/boot.ts";
import { inTransaction } from "../../server/lender/frame/in-transaction.ts";
import type { TestLender } from "../../server/testing/test-lender.ts";
import { there } from "../there.ts";
import type { Clock } from "../random/clock.ts";
import { type Fault, Line } from "../random/line.ts";
import { MemoryStore } from "../random/memory-store.ts";
import { Tab } from "../random/tab.ts";
import { DrawnPage, nameOf } from "./drawn-page.tsx";
import { fitting } from "./typed.ts";

/** How often a page is looked at while it is busy: code that it loads comes by the machine's time, not by the clock's. */
const looks = 30;

/** Who walks, where and with what. */
export interface Start {
  readonly persona: number;
  readonly known: boolean;
  readonly boot: ReturnType<typeof bootOf>;
  readonly address: string;
}

/** The books of one borrower and of all. */
export interface Books {
  /** Loans of this borrower. */
  readonly loans: number;
  /** Kobo, over all accounts. */
  readonly ledger: number;
  /** Transfers that are not balanced in themselves. */
  readonly unbalanced: number;
}

/** A borrower on his way through the app, with one tab or two. */
export class Walk {
  readonly line: Line;
  readonly tabs: Tab<DrawnPage>[] = [];
  /** Loans that he had before. */
  loans = 0;
  readonly start: Start;
  readonly #lender: TestLender;
  readonly #clock: Clock;

  constructor(lender: TestLender, clock: Clock, start: Start) {
    this.#lender = lender;
    this.#clock = clock;
    this.start = start;
    this.line = new Line(lender);
  }

  async begin(): Promise<void> {
    const { persona, known, boot, address } = this.start;
    const kept: [string, string][] = [];
    if (known) {
      const { token, row } = await this.#lender.as(persona);
      const identity = { token, userGid: row.id, mobile: row.mobile };
      kept.push(
        ...Object.entries(identity).map(([name, value]): [string, string] => [
          `app.session.${name}`,
          JSON.stringify(value),
        ]),
      );
    }
    this.loans = (await this.books()).loans;
    await this.#settled(() => {
      const tab = new Tab(
        this.line,
        new MemoryStore(kept),
        new MemoryStore(),
        address,
        (one) => new DrawnPage(one, boot),
      );
      this.tabs.push(tab);
    });
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
        : (text ?? fitting(name, this.start.persona));
    await this.#settled(() => {
      fireEvent.change(field, { target: { value } });
      fireEvent.blur(field);
    });
    return name;
  }

  /** Types what fits into every field, one after the other. */
  async fill(index: number): Promise<void> {
    for (let at = 0; at < this.tab(index).page.fields.length; at++) await this.type(index, at, undefined);
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
    return this.#settled(() => this.tab(index).follow(address));
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

  async books(): Promise<Books> {
    const query = sql`select
      (select count(*)::int from loan l join borrower b on b.id = l.borrower_id where b.persona = ${this.start.persona}) as "loans",
      (select coalesce(sum(amount), 0)::bigint from ledger_entry) as "ledger",
      (select count(*)::int from (select 1 from ledger_entry group by transfer_id having sum(amount) <> 0) wrong)
        as "unbalanced"`;
    const { rows } = (await inTransaction(this.#lender.database.db, (tx) => tx.execute(query))) as unknown as {
      rows: Books[];
    };
    return there(rows[0]);
  }

  async end(): Promise<void> {
    await act(async () => {
      for (const tab of this.tabs) tab.close();
      await this.line.quiet();
    });
  }

  /** Does something and waits until all that follows from it by itself has happened and is drawn. */
  async #settled(what: () => unknown): Promise<void> {
    await act(async () => {
      await what();
      await this.line.quiet();
    });
    for (let look = 0; look < looks && this.#busy(); look++) await act(() => this.line.quiet());
  }

  #busy(): boolean {
    return this.tabs.some(({ page }) => page.engine.ui.busy.read() || page.place.querySelector("[aria-busy=true]"));
  }
}
