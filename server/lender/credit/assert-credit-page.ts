import { assertRule } from "../../contract/rules.ts";
import type { CreditForm } from "../../database/tables/person.ts";
import { STATUS } from "../../contract/status.ts";
import type { CallContext } from "../call/handler.ts";
import { askedFields, birthdayOf } from "./credit-fields.ts";

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

const REFUSED = { "rules.contact-own": STATUS.contactIsOwn };

/** Refuses a page with the message of its first wrong field; with 3141 where another number than the borrower's `own` is asked for. */
export function assertCreditPage(
  page: "identity" | "personal" | "employment",
  fields: Readonly<Record<string, string>>,
  form: CreditForm,
  { now, own }: Pick<CallContext, "now"> & { own: string },
): void {
  const birthday = birthdayOf(form);
  const asked = askedFields(page, fields);
  const works = asked.includes("companyName");
  for (const name of asked) {
    const field = name === "monthlySalary" && !works ? "livelihood" : name;
    // Only who can be reached on two numbers can be reached when one is lost; a company may be the borrower's own.
    const other = name === "alternateNumber" ? { own } : {};
    assertRule(RULES[name] ?? "filled", fields[name] ?? null, { with: { field, now, birthday, ...other } }, REFUSED);
  }
}
