import fc from "fast-check";
import type { NativeApp } from "./ground.ts";
import { all } from "../../app/testing/boot.ts";

const personas = Array.from({ length: 61 }, (_, at) => at + 1);
/** Who can move money. */
const able = [2, 3, 10, 33, 34, 35, 37, 39, 48, 49, 51, 52, 53, 58];
/** Whom the lender does not know yet. */
const absent: ReadonlySet<number> = new Set([1, 43]);
const pairs = ["716", "717", "718"].flatMap((business) =>
  ["104", "127", "130", "301", "302", "304", "305"].map((channel) => [business, channel] as const),
);
/** What may stand for a value of a route. */
const values: Readonly<Record<string, string>> = {
  status: "2",
  channel: "302",
  page: "personal",
  type: "borrow",
  group: "loan",
};

/** An address of each screen, bare, about the borrower's own loan, and with something that is claimed in it. */
export const addresses: readonly string[] = all
  .filter(({ kind }) => kind === "screen")
  .map(({ data }) => (data as { route: string }).route)
  .map((route) => route.replace(/\/\{\w+\?\}/, "").replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "1"))
  .flatMap((route) => [route, `${route}?loanGid=own`, `${route}?loanGid=x&checking=1`]);

/** Where money moves. */
export const moneyAddresses: readonly string[] = [
  "/lendInfo",
  "/withdrawal",
  "/addCard",
  "/repayment?loanGid=own",
  "/repayment?loanGid=own&renew=1",
];

/** Where most begin. */
const often = ["/index", "/index", "/login", "/bill", "/my", ...moneyAddresses];

/** Who walks, in which brand and language, and where he begins. */
export const start = fc
  .record({
    persona: fc.oneof(fc.constantFrom(...personas), fc.constantFrom(...able)),
    loggedIn: fc.nat(4).map((one) => one > 0),
    pair: fc.constantFrom(...pairs),
    language: fc.constantFrom("en_US", "en_US", "zh_CN"),
    native: fc.constantFrom<NativeApp | undefined>(
      undefined,
      undefined,
      { set: "new", willing: true },
      { set: "older", willing: false },
    ),
    address: fc.oneof(fc.constantFrom(...often), fc.constantFrom(...addresses)),
  })
  .map(({ loggedIn, ...given }) => ({ ...given, known: loggedIn && !absent.has(given.persona) }));
