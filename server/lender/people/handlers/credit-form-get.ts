import { borrowerOf } from "../../borrower-of.ts";
import type { Handler } from "../../handler.ts";
import { personOf } from "../find-borrower.ts";

/** POST /credit/form/get: what was filled in so far; of the BVN only the last three digits come back. */
export const creditFormGet: Handler = async (call) => {
  const { creditForm } = await personOf(call.tx, borrowerOf(call).id);
  const { idCard } = creditForm;
  if (!idCard?.bvn) return creditForm;
  return { ...creditForm, idCard: { ...idCard, bvn: idCard.bvn.replace(/^\d{8}/, "********") } };
};
