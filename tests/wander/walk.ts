import { sql } from "drizzle-orm";
import type { FaultEffect } from "../../server/database/tables/frame.ts";
import { rowsOf } from "../../server/database/rows.ts";
import type { Tx } from "../../server/database/tx.ts";
import { inTransaction } from "../../server/lender/frame/in-transaction.ts";
import type { KeepingLender } from "../../server/testing/test-lender.ts";
import { there } from "../there.ts";
import { type Fault, Line } from "../random/line.ts";
import { type Books, booksOf } from "./books.ts";
import type { Aim } from "./eyes.ts";
import { Heard } from "./heard.ts";
import { amountsOf, type bootFor, files } from "./served.ts";
import { fitting } from "./typed.ts";
import type { Ground, Look, NativeApp, WalkedTab } from "./ground.ts";
import { figuresIn, typedIn } from "./money.ts";

/** Who walks, where and with what. */
export interface Start {
  readonly persona: number;
  readonly known: boolean;
  readonly boot: ReturnType<typeof bootFor>;
  readonly address: string;
  readonly native?: NativeApp;
}

/** A borrower on his way through the app, with one tab or two, on whatever ground. */
export class Walk {
  readonly line: Line;
  readonly heard = new Heard();
  readonly tabs: WalkedTab[] = [];
  /** Amounts that the brand names by itself, kobo. */
  readonly said: ReadonlySet<number>;
  /** Amounts that he was shown, kobo. */
  readonly shown = new Set<number>();
  /** What was done so far, for the report of a failure. */
  readonly did: string[] = [];
  /** What was pressed and nothing came of it. */
  readonly dead: string[] = [];
  /** Loans that he had before. */
  before: Books["loans"] = {};
  readonly start: Start;
  readonly #lender: KeepingLender;
  readonly #ground: Ground;
  readonly #failedBefore: number;

  constructor(lender: KeepingLender, ground: Ground, start: Start) {
    this.#lender = lender;
    this.#ground = ground;
    this.#failedBefore = lender.errors.length;
    this.start = start;
    this.said = amountsOf(start.boot.brand);
    this.line = new Line(lender, files);
  }

  async begin(): Promise<void> {
    const { persona, known, boot, address, native } = this.start;
    const kept: Record<string, string> = {};
    let userGid = "";
    if (known) {
      const { token, row } = await this.#lender.as(persona);
      userGid = row.id;
      kept.token = token;
      kept.mobile = row.mobile;
      kept.userGid = userGid;
    }
    this.before = (await this.books()).loans;
    // What the lender spoils by himself, on his own clock or on a socket, the line does here.
    this.line.spoiled = await inTransaction(this.#lender.database.db, (tx) => takeFate(tx, persona));
    const session = Object.entries(kept).map(
      ([name, value]) => [`app.session.${name}`, JSON.stringify(value)] as const,
    );
    const device = [["app.device.zuid", JSON.stringify(`${"0".repeat(32)}1`)]] as const;
    await this.#ground.settled(async () => {
      const { line } = this;
      const fetchOf = this.heard.on(line);
      const at = this.#own(address);
      this.tabs.push(await this.#ground.open({ line, fetchOf, boot, native, userGid, session, device, address: at }));
    });
  }

  /** What failed at the lender since it began; an address may ask for nothing in particular, and that is told as such. */
  get failed(): readonly unknown[] {
    const { errors } = this.#lender;
    return errors
      .slice(this.#failedBefore)
      .filter((error) => (error as { msg?: string }).msg !== "the request breaks the contract");
  }

  /** What a page shows is what he orders by. */
  saw({ said, typed }: Look): void {
    for (const kobo of [...figuresIn(said.join(" ")), ...typedIn(typed)]) this.shown.add(kobo);
  }

  /** Presses the nth thing that can be pressed, or what the page is about, once or more; gives its name. */
  async press(index: number, aim: Aim, times = 1): Promise<string> {
    const tab = this.#tab(index);
    const before = await tab.look();
    this.saw(before);
    const pressed = await this.#ground.settled(() => tab.press(aim, times));
    if (!pressed) return "nothing";
    const after = await tab.look();
    if (
      times === 1 &&
      pressed.mustStir &&
      !before.busy &&
      before.picture === after.picture &&
      before.stirs === after.stirs
    )
      this.dead.push(pressed.name);
    return pressed.name;
  }

  /** Types into the nth field, what fits (undefined) or this; gives the field's name. */
  async type(index: number, nth: number, text: string | undefined): Promise<string> {
    const tab = this.#tab(index);
    const field = await tab.field(nth);
    if (!field) return "nothing";
    const { id, name, options } = field;
    const value = options ? there(options[nth % options.length]) : (text ?? fitting(id, this.start.persona));
    await this.#ground.settled(() => tab.type(nth, value));
    return name;
  }

  /** Types what fits into every field, one after the other, agrees to all and asks for codes. */
  async fill(index: number): Promise<void> {
    const tab = this.#tab(index);
    for (let at = 0; at < (await tab.toFill()).fields; at++) await this.type(index, at, undefined);
    for (let { presses } = await tab.toFill(); presses > 0; presses--)
      await this.#ground.settled(() => tab.press({ toFill: 0 }, 1));
  }

  /** Orders, hears nothing because this strikes, cannot ask, begins a new page and orders the same again; gives what was pressed. */
  async insist(index: number, fault: Fault): Promise<readonly string[]> {
    this.line.spare();
    this.line.strike(fault);
    const pressed: string[] = [];
    for (const again of [false, true]) {
      if (again) await this.reload(index);
      await this.fill(index);
      this.line.deaf = 9;
      pressed.push(await this.press(index, "main"));
      this.line.deaf = 0;
    }
    return pressed;
  }

  follow = (index: number, address: string) => this.#ground.settled(() => this.#tab(index).follow(this.#own(address)));
  back = (index: number) => this.#ground.settled(() => this.#tab(index).back());
  reload = (index: number) => this.#ground.settled(() => this.#tab(index).reload());
  online = (index: number) => this.#ground.settled(() => this.#tab(index).online());

  /** Nobody looks at a tab for some seconds. */
  async away(index: number, seconds: number): Promise<void> {
    const tab = this.#tab(index);
    await this.#ground.settled(() => tab.shown(false));
    await this.wait(seconds);
    await this.#ground.settled(() => tab.shown(true));
  }

  /** Opens a second tab of the same, or closes one of two. */
  async second(index: number): Promise<void> {
    await this.#ground.settled(async () => {
      if (this.tabs.length === 1) this.tabs.push(await this.#tab(index).duplicate());
      else await this.tabs.splice(index % 2, 1)[0]?.close();
    });
  }

  /** Time passes for pages and lender, in seconds; what wandered arrives after a hundred. */
  async wait(seconds: number): Promise<void> {
    this.line.passed += seconds * 1000;
    await this.#ground.settled(() => this.#ground.pass(seconds * 1000));
    if (seconds >= 100) await this.#ground.settled(() => this.line.arrive());
  }

  strike(fault: Fault): void {
    this.line.strike(fault);
  }

  books(): Promise<Books> {
    return inTransaction(this.#lender.database.db, (tx) => booksOf(tx, this.start.persona));
  }

  async end(): Promise<void> {
    await this.#ground.settled(async () => {
      for (const tab of this.tabs) await tab.close();
    });
    await this.#ground.end();
  }

  #tab(index: number): WalkedTab {
    return there(this.tabs[index % this.tabs.length]);
  }

  /** An address with the loan that he had at first in the place of `own`. */
  #own(address: string): string {
    return address.replace("=own", `=${Object.keys(this.before).at(-1) ?? "none"}`);
  }
}

/** Takes from a persona what the sandbox would do to his answers, and gives it. */
async function takeFate(tx: Tx, persona: number): Promise<FaultEffect | undefined> {
  const [found] = await rowsOf<{ fate: FaultEffect | null }>(
    tx,
    sql`select flags->'answerFault' as fate from borrower where persona = ${persona}`,
  );
  if (!found?.fate) return undefined;
  await tx.execute(sql`update borrower set flags = flags - 'answerFault' where persona = ${persona}`);
  return found.fate;
}
