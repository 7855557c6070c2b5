import { inTransaction } from "../../server/lender/frame/in-transaction.ts";
import type { KeepingLender } from "../../server/testing/test-lender.ts";
import type { Action } from "./actions.ts";
import type { Clock } from "./clock.ts";
import { latestLoan, type Made, pin } from "./borrower.ts";
import { type Fault, Line } from "./line.ts";
import { MemoryStore } from "./memory-store.ts";
import { PressedPage } from "./pressed-page.ts";
import { Tab as TabOf } from "./tab.ts";

type Tab = TabOf<PressedPage>;

/** The button that a screen is about, the most important first. */
const main = [
  "apply",
  "pay-card",
  "pay-transfer",
  "withdraw",
  "activate",
  "send-otp",
  "send-pin",
  "send-card",
  "next",
  "transferred",
];

/** What each button that moves money orders. */
const orders = {
  apply: "orders",
  "pay-card": "cardPayments",
  "pay-transfer": "announced",
  withdraw: "withdrawals",
  activate: "activations",
} as const;
export type Ordered = (typeof orders)[keyof typeof orders] | "renewals";

/** What leaves open whether it was carried out. */
const unknown: ReadonlySet<Fault> = new Set(["refused", "lost", "torn", "garbled", "500 before", "500 after"]);

interface Tap {
  readonly presses: readonly number[];
  readonly fault: Fault;
  readonly amount: number;
  readonly transfer?: boolean;
}

/** A borrower with his tabs, and what he meant: each form that he confirmed as it stood is one intent, however often, in whichever tab and after how many reloads he pressed. */
export class World {
  readonly line: Line;
  readonly intents = new Map<Ordered, Set<string>>();
  readonly tabs: Tab[] = [];
  /** Calls whose outcome nobody knew, and what the borrower saw instead of hearing that. */
  readonly untold: string[] = [];
  /** Buttons whose presses made more than one call while nothing was answered (R45, R46). */
  readonly sentTwice: string[] = [];
  readonly #lender: KeepingLender;
  readonly #made: Made;
  readonly #clock: Clock;

  constructor(lender: KeepingLender, clock: Clock, made: Made) {
    this.#clock = clock;
    this.#lender = lender;
    this.#made = made;
    this.line = new Line(lender);
  }

  async start(place: string): Promise<void> {
    const identity = { token: this.#made.token, userGid: this.#made.id, mobile: this.#made.mobile };
    const session = Object.entries(identity).map(
      ([name, value]) => [`app.session.${name}`, JSON.stringify(value)] as const,
    );
    const at = await this.#address(place);
    this.tabs.push(
      new TabOf(this.line, new MemoryStore(session), new MemoryStore(), at, (tab) => new PressedPage(tab)),
    );
    await this.line.quiet();
  }

  async act(action: Action): Promise<void> {
    switch (action.does) {
      case "tap": {
        const tab = this.#tab(action.tab);
        const before = this.line.sent.length;
        const id = await this.#tap(tab, action);
        await this.line.quiet();
        const pending = action.fault === "late" || action.fault === "wandering";
        if (pending && this.line.sent.length > before + 1) this.sentTwice.push(String(id));
        this.#hear(tab, id, action.fault);
        break;
      }
      case "tap in both tabs":
        await Promise.all(
          this.tabs.map((tab, index) =>
            this.#tap(tab, { ...action, presses: [0], fault: action.faults[index] ?? "none" }),
          ),
        );
        break;
      case "go":
        this.#tab(action.tab).follow(await this.#address(action.to));
        break;
      case "back":
        this.#tab(action.tab).back("/index");
        break;
      case "reload":
        this.#tab(action.tab).reload();
        break;
      case "ask again":
        this.#tab(action.tab).page.buttons?.press("ask");
        this.#tab(action.tab).page.answerDialog();
        break;
      case "second tab":
        if (this.tabs.length === 1) this.tabs.push(this.#tab(action.tab).duplicate());
        else this.tabs.splice(action.tab % 2, 1)[0]?.close();
        break;
      case "wait":
        await this.#pass(action.seconds);
        break;
      case "lose reads":
        this.line.deaf = action.times;
    }
    await this.line.quiet();
    this.line.spare();
  }

  /** The line holds from now on, and all that is still on its way arrives. */
  async end(): Promise<void> {
    this.line.deaf = 0;
    for (let round = 0; round < 3; round++) {
      for (const { page } of this.tabs) page.answerDialog();
      await this.#pass(100);
    }
  }

  /** Time passes: what waits too long is given up, and what wandered arrives after that. */
  async #pass(seconds: number): Promise<void> {
    await this.#clock.pass(seconds * 1000, () => this.line.quiet());
    if (seconds < 100) return;
    await this.line.arrive();
    await this.line.quiet();
  }

  #tab(index: number): Tab {
    return this.tabs[index % this.tabs.length] as Tab;
  }

  async #address(place: string): Promise<string> {
    if (!place.startsWith("/repayment")) return place;
    const loan = await inTransaction(this.#lender.database.db, (tx) => latestLoan(tx, this.#made.id));
    if (loan === undefined) return "/bill";
    return `${place}${place.includes("?") ? "&" : "?"}loanGid=${loan}`;
  }

  /** Gives which button he pressed. */
  async #tap(tab: Tab, { presses, fault, amount, transfer = false }: Tap): Promise<string | undefined> {
    fill(tab, amount, transfer);
    const id = tab.page.buttons?.shown(main);
    if (id === undefined) return undefined;
    if (Object.hasOwn(orders, id)) this.line.strike(fault);
    for (const gap of presses) {
      if (gap > 0) await this.#clock.pass(gap, () => this.line.quiet());
      this.#press(tab, id);
    }
    return id;
  }

  /** Where nobody knows what became of it, the borrower must be told that it is being looked up (R47). */
  #hear(tab: Tab, id: string | undefined, fault: Fault): void {
    const struck = !this.line.spare();
    if (id === undefined || !Object.hasOwn(orders, id) || !struck || !unknown.has(fault)) return;
    const asking = tab.page.engine.dialogs.stack.some(({ document }) => document.id === "checking");
    if (!asking && !this.line.sent.at(-1)?.heard) this.untold.push(`${id} ${fault} ${tab.address}`);
  }

  #press(tab: Tab, id: string): void {
    const meant = Object.hasOwn(orders, id) ? intentOf(tab, id) : undefined;
    const renews = id.startsWith("pay-") && tab.page.visit?.session.read("derived.renewing") === true;
    if (!tab.page.buttons?.press(id) || meant === undefined) return;
    const ordered: Ordered[] = [orders[id as keyof typeof orders], ...(renews ? ["renewals" as const] : [])];
    for (const kind of ordered) this.intents.set(kind, (this.intents.get(kind) ?? new Set()).add(meant));
  }
}

/** What is typed and chosen, where the screen has such a field. */
function fill(tab: Tab, amount: number, transfer: boolean): void {
  const { visit } = tab.page;
  if (!visit) return;
  const { id } = visit.session;
  const write = (values: Readonly<Record<string, unknown>>) => {
    for (const [path, value] of Object.entries(values)) visit.session.write(path, value);
  };
  if (id === "lend-info") write({ "form.amount": [300_000, 500_000, 1_000_000][amount], "form.purpose": 1 });
  if (id === "lend-confirm") write({ "form.pin": pin });
  if (id === "withdrawal") write({ "form.amount": (amount + 1) * 100_000, "form.pin": pin });
  if (id === "repayment") {
    write({ "form.how": amount === 0 ? "periods" : "part", "form.method": transfer ? "transfer" : "card" });
    if (amount > 0) write({ "form.amount": amount * 100_000 });
  }
  if (id === "add-card")
    write({
      "form.cardNo": "5061500000000000010",
      "form.expiry": "12/30",
      "form.cvv": "123",
      "form.pin": "1234",
      "form.otp": "123456",
    });
}

/** What the borrower sees and confirms. */
function intentOf({ page: { visit } }: Tab, id: string): string | undefined {
  if (!visit) return undefined;
  const seen = {
    apply: ["journey.order"],
    "pay-card": [
      "reads.detail.value.loanGid",
      "derived.renewing",
      "form.how",
      "form.amount",
      "form.periods",
      "form.card",
      "reads.detail.value.loanLeftAmount",
    ],
    "pay-transfer": [
      "reads.detail.value.loanGid",
      "derived.renewing",
      "form.how",
      "form.amount",
      "form.periods",
      "reads.detail.value.loanLeftAmount",
    ],
    withdraw: ["form.amount", "form.account", "reads.list.value.withdrawable"],
    activate: ["journey.activation.activationGid"],
  }[id as keyof typeof orders];
  return JSON.stringify(seen.map((path) => visit.session.read(path) ?? null));
}
