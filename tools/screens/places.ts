/** A screen to show: where it is, and as whom it is seen (a persona's number; a guest without). */
export interface Place {
  readonly route: string;
  readonly persona?: number;
  /** Names the picture when the same route is shown twice. */
  readonly name?: string;
}

/** Routes that need more than an address, with the persona who has what they show. */
const known: Readonly<Record<string, readonly Place[]>> = {
  "/index": [
    { route: "/index", persona: 2, name: "index-clean" },
    { route: "/index", persona: 3, name: "index-bill" },
    { route: "/index", persona: 4, name: "index-overdue" },
    { route: "/index", persona: 30, name: "index-review" },
  ],
  "/bill": [
    { route: "/bill", persona: 2, name: "bill-none" },
    { route: "/bill", persona: 3, name: "bill-open" },
    { route: "/bill", persona: 33, name: "bill-periods" },
  ],
  "/lendInfo": [{ route: "/lendInfo?productType=sloan", persona: 2 }],
  "/lendinfo_largeAmount": [{ route: "/lendinfo_largeAmount?productType=large", persona: 51 }],
  "/lendInfo_subLoan": [{ route: "/lendInfo_subLoan?productType=subloan", persona: 10 }],
  "/lendResult/{status}": [
    { route: "/lendResult/0", persona: 30, name: "lendResult-review" },
    { route: "/lendResult/1", persona: 31, name: "lendResult-failed" },
    { route: "/lendResult/2", persona: 3, name: "lendResult-success" },
  ],
  "/creditResult/{status?}": [
    { route: "/creditResult/0", persona: 2, name: "creditResult-0" },
    { route: "/creditResult/1", persona: 18, name: "creditResult-1" },
    { route: "/creditResult/2", persona: 2, name: "creditResult-2" },
  ],
  // Only a journey reaches these; go-on.ts takes them.
  "/lendConfirm": [],
  "/billDetail": [],
  "/repayment": [],
  "/payWithBank": [],
  "/repaymentResult": [],
  "/my": [
    { route: "/my", persona: 3 },
    { route: "/my", persona: 4, name: "my-overdue" },
  ],
};

const personaOf = (access: string) => (access === "any" || access === "guest" ? undefined : 3);

/** The pictures to take of a route. */
export const placesOf = ({ route, access }: { route: string; access: string }): readonly Place[] =>
  known[route] ?? [
    {
      route: route
        .replace(/\/\{\w+\?\}/g, "")
        .replace(/\{\w+\}/g, "1")
        .replace("*", "nowhere"),
      persona: personaOf(access),
    },
  ];
