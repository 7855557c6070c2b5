import { figures } from "../../contract/brands.ts";
import { keepsRule } from "../../contract/rules.ts";
import type { CreditForm } from "../../database/tables/person.ts";
import { askedFields, birthdayOf, type CREDIT_FIELDS } from "./credit-fields.ts";

/** A page of the credit form and whether it is filled in. */
export interface CreditPage {
  page: "identity" | "personal" | "employment" | "contacts" | "bvn" | "photos";
  done: boolean;
}

/** The pages of the credit form in their order (S16), at `now` (ms). */
export function creditPages(form: CreditForm, now: number): CreditPage[] {
  const { idCard, personal = {}, contacts = [], photos } = form;
  const has = (page: keyof typeof CREDIT_FIELDS, given: Readonly<Record<string, string>> = {}) =>
    askedFields(page, given).every((field) => Boolean(given[field]));
  // A date of birth that was mended since may be later than the job began (V11).
  const beganInTime =
    !askedFields("employment", personal).includes("jobBeginTime") ||
    keepsRule("job-begin", personal.jobBeginTime ?? null, { with: { now, birthday: birthdayOf(form) } });
  return [
    { page: "identity", done: has("identity", idCard) },
    { page: "personal", done: has("personal", personal) },
    { page: "employment", done: has("employment", personal) && beganInTime },
    { page: "contacts", done: contacts.length >= figures().contactCount },
    { page: "bvn", done: has("bvn", idCard) },
    { page: "photos", done: has("photos", photos) },
  ];
}

/** The pages and how many are missing, as the contract says it; the one to mend is not done. */
export function pagesView(
  form: CreditForm,
  now: number,
  mend?: CreditPage["page"],
): { pages: CreditPage[]; missing: number } {
  const pages = creditPages(form, now).map(({ page, done }) => ({ page, done: done && page !== mend }));
  return { pages, missing: pages.filter(({ done }) => !done).length };
}
