import { borrowerOf } from "../../borrower-of.ts";
import type { Handler } from "../../handler.ts";
import { personOf } from "../find-borrower.ts";

/** POST /credit/form/get: what was filled in so far; the BVN is kept and comes back masked. */
export const creditFormGet: Handler = async (call) => {
  const { creditForm } = await personOf(call.tx, borrowerOf(call).id);
  return creditForm;
};
