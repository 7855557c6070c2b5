import type { Leg } from "./stop.ts";

/** What screens look like for people in other states than those of the tour. */
export const variants: readonly Leg[] = [
  {
    persona: 3,
    stops: [
      { route: "/index", screen: "index" },
      { route: "/creditResult/0", screen: "credit-result" },
    ],
  },
  {
    persona: 4,
    stops: [
      { route: "/index", screen: "index" },
      { route: "/my", screen: "my" },
      { route: "/bill", screen: "bill" },
    ],
  },
  {
    persona: 30,
    stops: [
      { route: "/index", screen: "index" },
      { route: "/lendResult/0", screen: "lend-result" },
    ],
  },
  {
    persona: 31,
    stops: [
      { route: "/lendResult/1", screen: "lend-result" },
      { route: "/bill", screen: "bill" },
      { route: "/withdrawalList", screen: "withdrawal-list" },
      { route: "/red_bag", screen: "red-bag" },
    ],
  },
  {
    persona: 33,
    stops: [
      { route: "/bill", screen: "bill" },
      { route: "/billDetail", at: "/billDetail?loanGid={loanGid}", screen: "bill-detail" },
      { route: "/repayment", at: "/repayment?loanGid={loanGid}", screen: "repayment" },
    ],
  },
  { persona: 18, stops: [{ route: "/creditResult/1", screen: "credit-result" }] },
  { persona: 61, stops: [{ route: "/credit_entry", screen: "credit-entry" }] },
];
