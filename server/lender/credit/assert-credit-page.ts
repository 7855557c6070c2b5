import { assertRule } from "../../contract/rules.ts";
import type { CreditForm } from "../../database/tables/person.ts";
import type { CallContext } from "../call/handler.ts";
import { askedFields } from "./credit-fields.ts";

/** The rules of fields that want more than to be filled in; each of them asks for its field itself. */
export const RULES: Readonly<Record<string, string>> = {
  firstName: "name",
  middleName: "name",
  surname: "name",
  birthday: "birthday",
  alternateNumber: "phone",
  companyName: "name",
  companyPhone: "phone",
  email: "email",
  jobBeginTime: "job-begin",
};

/** Refuses a page with the message of its first wrong field. */
export function assertCreditPage(
  page: "identity" | "personal" | "employment",
  fields: Readonly<Record<string, string>>,
  form: CreditForm,
  { now }: Pick<CallContext, "now">,
): void {
  // Without a date of birth there is nothing that a job could begin before.
  const birthday = form.idCard?.birthday ?? "1900-01-01";
  const asked = askedFields(page, fields);
  const works = asked.includes("companyName");
  for (const name of asked) {
    const field = name === "monthlySalary" && !works ? "livelihood" : name;
    assertRule(RULES[name] ?? "filled", fields[name] ?? null, { with: { field, now, birthday } });
  }
}
