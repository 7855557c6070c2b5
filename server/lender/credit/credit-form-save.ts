import { eq } from "drizzle-orm";
import { trimmed } from "../../../lending/format/hidden-characters.ts";
import { storedPhone } from "../../../lending/format/phone-digits.ts";
import { borrower } from "../../database/tables/borrower.ts";
import { type CreditForm, person } from "../../database/tables/person.ts";
import type { Handler } from "../call/handler.ts";
import { recordEvent } from "../call/record-event.ts";
import { assertCreditPage, RULES } from "./assert-credit-page.ts";
import { askedFields, CREDIT_FIELDS } from "./credit-fields.ts";
import { assertFormOpen } from "./credit-state.ts";
import { pagesView } from "./credit-pages.ts";
import { mendPage, pageToMend } from "./page-to-mend.ts";
import { personOf } from "../call/person-of.ts";

/** POST /credit/form/save: one page, whole and right, or none of it (S16, V11). Refuses 3199 while it is reviewed, and another identity after it; 3141 the own number as the other one. */
export const creditFormSave: Handler<"credit-form-save"> = async (call) => {
  const { tx, body, now } = call;
  const { id } = call.borrower;
  const { page } = body;
  const { auditState, creditForm } = await personOf(tx, id, true);
  assertFormOpen(auditState, page, pageToMend(call.borrower.flags));
  const part = page === "identity" ? "idCard" : "personal";
  const given: Readonly<Record<string, string>> = body[part] ?? {};
  const fields = Object.fromEntries(CREDIT_FIELDS[page].map((name) => [name, trimmed(given[name] ?? "")]));
  assertCreditPage(page, fields, creditForm, { now, own: call.borrower.mobile });
  // What he is not asked for any more is not kept either: a student's former company.
  const asked = new Set(askedFields(page, fields));
  const kept = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (!asked.has(name)) return [name, undefined];
      return [name, RULES[name] === "phone" ? storedPhone(value) : value];
    }),
  );
  const form: CreditForm = { ...creditForm, [part]: { ...creditForm[part], ...kept } };
  await tx.update(person).set({ creditForm: form }).where(eq(person.borrowerId, id));
  if (page === "identity")
    await tx
      .update(borrower)
      .set({ name: `${fields.firstName} ${fields.surname}` })
      .where(eq(borrower.id, id));
  await mendPage(tx, call.borrower, page);
  const told = { subject: "credit-form", subjectId: id, kind: "saved", detail: { page } };
  await recordEvent(tx, { at: now, borrowerId: id, ...told });
  return pagesView(form, now);
};
