import { areasOf, states } from "../../../widgets/place-field/places.ts";
import { assertRule, RuleRefusal } from "../../contract/rules.ts";
import type { CreditForm } from "../../database/tables/person.ts";
import { STATUS } from "../../contract/status.ts";
import type { CallContext } from "../call/handler.ts";
import { askedFields, birthdayOf } from "./credit-fields.ts";

/** The rules of fields that want more than to be filled in; each of them asks for its field itself. */
export const RULES: Readonly<Record<string, string>> = {
  firstName: "name",
  gender: "choice",
  education: "choice",
  marriageStatus: "choice",
  residenceType: "choice",
  jobStatus: "choice",
  job: "choice",
  monthlySalary: "choice",
  middleName: "name",
  surname: "name",
  birthday: "birthday",
  alternateNumber: "phone",
  companyName: "name",
  companyPhone: "phone",
  email: "email",
  homeAddressDetail: "home-address",
  jobBeginTime: "job-begin",
};

/** The places that the form offers, of which no rule knows: there are hundreds. */
const PLACES: Readonly<Record<string, (fields: Readonly<Record<string, string>>) => readonly string[]>> = {
  state: () => states,
  region: ({ state = "" }) => areasOf(state),
};

/** Refuses a place that there is not as one that was not chosen. */
function assertPlace(name: string, fields: Readonly<Record<string, string>>): void {
  const offered = PLACES[name]?.(fields);
  if (offered && !offered.includes(fields[name] ?? ""))
    throw new RuleRefusal(STATUS.inputInvalid, "rules.filled", () => ({ context: name }));
}

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
    assertPlace(name, fields);
  }
}
