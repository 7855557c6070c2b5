import { eq } from "drizzle-orm";
import { trimmed } from "../../../lending/format/hidden-characters.ts";
import { storedPhone } from "../../../lending/format/phone-digits.ts";
import { assertRule } from "../../contract/rules.ts";
import { person } from "../../database/tables/person.ts";
import type { Handler } from "../call/handler.ts";
import { recordEvent } from "../call/record-event.ts";
import { pagesView } from "./credit-pages.ts";
import { assertFormOpen } from "./credit-state.ts";
import { mendPage } from "./page-to-mend.ts";
import { personOf } from "../call/person-of.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";

const REFUSED = { "rules.contact-repeated": STATUS.contactRepeated, "rules.contact-own": STATUS.contactIsOwn };

/** Which contact (1 to 3) has the borrower's own phone, or that of one before it; none where no one has. */
function contactMeant(phones: readonly string[], own: string): { contact?: number } {
  const at = phones.findIndex((phone, index) => phone === own || phones.indexOf(phone) < index);
  return at < 0 ? {} : { contact: at + 1 };
}

/** POST /credit/contacts: the three emergency contacts (V10). Refuses 3140, 3141, naming the contact that is meant, and with the rule's message. */
export const creditContacts: Handler<"credit-contacts"> = async (call) => {
  const { tx, body, now } = call;
  const { id, mobile } = call.borrower;
  const { auditState, creditForm } = await personOf(tx, id, true);
  assertFormOpen(auditState, "contacts");
  try {
    assertRule("contacts", body.contacts, { with: { own: mobile } }, REFUSED);
  } catch (refusal) {
    const phones = body.contacts.map(({ phone }) => storedPhone(phone));
    if (refusal instanceof Refusal) refusal.detail.content = contactMeant(phones, mobile);
    throw refusal;
  }
  const contacts = body.contacts.map((contact) => ({
    ...contact,
    name: trimmed(contact.name),
    phone: storedPhone(contact.phone),
  }));
  const form = { ...creditForm, contacts };
  await tx.update(person).set({ creditForm: form }).where(eq(person.borrowerId, id));
  await mendPage(tx, call.borrower, "contacts");
  const told = { subject: "credit-form", subjectId: id, kind: "saved", detail: { page: "contacts" } };
  await recordEvent(tx, { at: now, borrowerId: id, ...told });
  return pagesView(form, now);
};
