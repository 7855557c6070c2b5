import type { Handler } from "../call/handler.ts";
import { personOf } from "../call/person-of.ts";

/** POST /credit/form/get: what was filled in so far; the BVN is kept and comes back masked. */
export const creditFormGet: Handler<"credit-form-get"> = async (call) => {
  const { creditForm } = await personOf(call.tx, call.borrower.id);
  return creditForm;
};
