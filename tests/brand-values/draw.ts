import { act } from "react";
import account from "../../app/screens/account.cases.json" with { type: "json" };
import loans from "../../app/screens/borrow-and-repay.cases.json" with { type: "json" };
import help from "../../app/screens/help.cases.json" with { type: "json" };
import home from "../../app/screens/home-and-bills.cases.json" with { type: "json" };
import money from "../../app/screens/money.cases.json" with { type: "json" };
import { open } from "../../app/testing/open-screen.tsx";
import { mayBorrow, order } from "../../app/testing/show-screen.tsx";

type Contents = Readonly<Record<string, unknown>>;

const full: Contents = { ...mayBorrow(loans), ...loans, ...money, ...help, ...account };

/** The same answers with nothing in any list. */
const emptied = (value: unknown): unknown => {
  if (Array.isArray(value)) return [];
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, emptied(inner)]));
};

/** An application that came to nothing because of a card. */
const failed = { ...loans["loan-query-status"], loanStatus: 71, lendResult: 1, failReason: "unactivated-card" };

/** What an address names, and the lender does not find. */
const notFound = Object.fromEntries(
  ["loan-query-status", "loan-contract", "repayment-loandetail", "repayment-status", "repayment-receipt"]
    .concat(["withdraw-detail", "message-detail"])
    .map((call) => [call, null]),
);

/** A card that is being activated. */
const activation = { activationGid: "a1", cardNo: "506150******0012", expireTime: Date.parse("2100-01-01T00:00:00Z") };

/** In what a borrower can be: what the lender answers, and whether anybody is logged in. */
export const states = {
  full: { more: full },
  // Who never borrowed: home shows offers and banners to those alone.
  empty: { more: { ...(emptied({ ...home.usual, ...full, ...home.new }) as Contents), "loan-query-status": null } },
  failed: { more: { ...full, "loan-query-status": failed } },
  unknown: { more: { ...full, ...notFound } },
  guest: { more: full, guest: true },
} as const;

export type State = keyof typeof states;

/** How something is drawn: in which state, in which brand. */
export interface Drawn {
  readonly flags?: Readonly<Record<string, boolean>>;
  readonly constants?: Contents;
  readonly claims?: Contents;
  readonly lists?: Contents;
  /** How far the activation of a card is. */
  readonly step?: string;
  /** What is known of the device, by name. */
  readonly env?: Contents;
  readonly language?: string;
  readonly state?: State;
  readonly business?: string;
  readonly channel?: string;
}

function* textsIn(place: HTMLElement): Generator<string> {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) yield walker.currentNode.nodeValue ?? "";
}

/** Opens an address; gives every word that stands there, for eyes and for screen readers. */
export async function draw(address: string, { state = "full", env = {}, step, ...brand }: Drawn = {}): Promise<string> {
  const {
    place,
    went,
    state: known,
  } = await open(address, "usual", {
    ...brand,
    ...states[state],
    journey: { order, phoneTicket: "t", phoneStep: 2, ...(step && { activation: { ...activation, step } }) },
  });
  await act(async () => known.cells.writeAll(Object.entries(env).map(([name, value]) => [`env.${name}`, value])));
  const named = [...place.querySelectorAll("[aria-label],[placeholder],[alt],[title]")].flatMap((element) =>
    ["aria-label", "placeholder", "alt", "title"].map((name) => element.getAttribute(name) ?? ""),
  );
  return went.length > 0 ? "" : [...textsIn(place), ...named].join("\n");
}
