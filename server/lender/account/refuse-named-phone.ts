import { keepsRule } from "../../contract/rules.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import type { BorrowerRow } from "../../database/tables/borrower.ts";
import type { CallContext } from "../call/handler.ts";
import { personOf } from "../call/person-of.ts";

/** Refuses with 3141 a login phone that he named as his other number or as a contact's: those are never his own (V10, V11). */
export async function refuseNamedPhone(
  { tx, borrower, text }: Pick<CallContext<unknown, BorrowerRow>, "tx" | "borrower" | "text">,
  mobile: string,
): Promise<void> {
  const { personal, contacts = [] } = (await personOf(tx, borrower.id)).creditForm;
  const named = [personal?.alternateNumber ?? [], ...contacts.map(({ phone }) => phone)].flat();
  if (named.every((phone) => keepsRule("phone", phone, { with: { own: mobile } }))) return;
  throw new Refusal(STATUS.contactIsOwn, { message: text("lender.phone-named") });
}
