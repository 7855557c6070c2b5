import { DAY } from "../../../lending/lagos-time.ts";
import { giveRedBag } from "../rewards/rewards.ts";
import type { SeedState } from "./state.ts";

const EACH = 100_000;
const BAGS = 5;

/** Five red bags of ₦1,000, one a day. */
export const fiveRedBags: SeedState = async (tx, { borrower, now }) => {
  for (let bag = BAGS; bag > 0; bag--)
    await giveRedBag(tx, { borrowerId: borrower.id, source: "activity", amount: EACH, at: now - bag * DAY });
};
