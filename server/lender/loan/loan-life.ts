/** How long a loan stays in each state, ms: together the sandbox minute between application and pay-out. */
export const LIFE = { review: 40_000, approved: 10_000, disbursing: 10_000 } as const;
