import { assertRule } from "../../contract/rules.ts";
import { STATUS } from "../../contract/status.ts";
import type { Tx } from "../../database/tx.ts";
import { personOf } from "../call/person-of.ts";

/** Refuses with 3141 a login phone that he named as his other number or as a contact's: those are never his own (V10, V11). */
export async function refuseNamedPhone(tx: Tx, borrowerId: string, mobile: string): Promise<void> {
  const { personal, contacts = [] } = (await personOf(tx, borrowerId)).creditForm;
  const named = [personal?.alternateNumber ?? [], ...contacts.map(({ phone }) => phone)].flat();
  for (const phone of named)
    assertRule("phone", phone, { with: { own: mobile } }, { "rules.contact-own": STATUS.contactIsOwn });
}
