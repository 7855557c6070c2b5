import { assertRule } from "../../contract/rules.ts";
import type { CreditForm } from "../../database/tables/person.ts";
import type { CallContext } from "../call/handler.ts";
import { CREDIT_FIELDS } from "./credit-fields.ts";

/** Rules that a field has beside being filled in. */
export const RULES: Readonly<Record<string, string>> = {
  birthday: "birthday",
  alternateNumber: "phone",
  companyPhone: "phone",
  email: "email",
  jobBeginTime: "job-begin",
};

/** Those that are names, which want more than something. */
const NAMES: ReadonlySet<string> = new Set(["firstName", "middleName", "surname", "companyName"]);

/** Refuses a page with the message of its first wrong field, in the caller's language. */
export function assertCreditPage(
  page: "identity" | "personal" | "employment",
  fields: Readonly<Record<string, string>>,
  form: CreditForm,
  { now, text }: Pick<CallContext, "now" | "text">,
): void {
  for (const name of CREDIT_FIELDS[page]) {
    const value = fields[name] ?? null;
    assertRule(NAMES.has(name) ? "name" : "filled", value, { with: { label: text(`lender.field-${name}`) } });
    // Without a date of birth there is nothing that a job could begin before.
    const rule = name === "jobBeginTime" && !form.idCard?.birthday ? undefined : RULES[name];
    if (rule) assertRule(rule, value, { with: { now, birthday: form.idCard?.birthday } });
  }
}
