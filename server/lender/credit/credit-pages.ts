import type { CreditForm } from "../../database/tables/person.ts";

/** A page of the credit form and whether it is filled in. */
export interface CreditPage {
  page: "identity" | "personal" | "employment" | "contacts" | "bvn" | "photos";
  done: boolean;
}

const CONTACTS = 3;

/** The pages of the credit form in their order (S16). */
export function creditPages(form: CreditForm): CreditPage[] {
  const { idCard = {}, personal = {}, contacts = [], photos = {} } = form;
  return [
    { page: "identity", done: has(idCard, "birthday", "firstName", "middleName", "surname", "gender") },
    {
      page: "personal",
      done: has(
        personal,
        "alternateNumber",
        "email",
        "education",
        "marriageStatus",
        "residenceType",
        "state",
        "region",
        "homeAddressDetail",
      ),
    },
    {
      page: "employment",
      done: has(personal, "job", "jobStatus", "jobBeginTime", "companyName", "companyPhone", "monthlySalary"),
    },
    { page: "contacts", done: contacts.length >= CONTACTS },
    { page: "bvn", done: has(idCard, "bvn") },
    { page: "photos", done: has(photos, "idFront", "idBack", "face") },
  ];
}

function has(given: Readonly<Record<string, string>>, ...fields: string[]): boolean {
  return fields.every((field) => Boolean(given[field]));
}

/** The pages and how many are missing, as the contract says it. */
export function pagesView(form: CreditForm): { pages: CreditPage[]; missing: number } {
  const pages = creditPages(form);
  return { pages, missing: pages.filter(({ done }) => !done).length };
}
