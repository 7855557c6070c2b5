import type { CreditForm } from "../../database/tables/person.ts";

/** Fields of the pages of the credit form, in the order in which they are asked (S16, V11); contacts are a list. */
export const CREDIT_FIELDS = {
  identity: ["firstName", "middleName", "surname", "gender", "birthday"],
  personal: [
    "alternateNumber",
    "email",
    "education",
    "marriageStatus",
    "residenceType",
    "state",
    "region",
    "homeAddressDetail",
  ],
  employment: ["job", "jobStatus", "jobBeginTime", "companyName", "companyPhone", "monthlySalary"],
  bvn: ["bvn"],
  photos: ["idFront", "idBack", "face"],
} as const;

/** The date of birth that was given; without one there is nothing that a job could begin before. */
export const birthdayOf = ({ idCard }: CreditForm): string => idCard?.birthday ?? "1900-01-01";

/** Who has no work is asked for neither a profession nor a company (V17). */
const WITHOUT_WORK: ReadonlySet<string> = new Set(["student", "retired", "unemployed"]);
const OF_WORK: ReadonlySet<string> = new Set(["job", "jobBeginTime", "companyName", "companyPhone"]);

/** The fields that somebody who gives these is asked for: no middle name of who has none, no company of who has no work (V17). */
export const askedFields = (page: keyof typeof CREDIT_FIELDS, given: Readonly<Record<string, string>>): string[] =>
  CREDIT_FIELDS[page].filter((field) => {
    if (field === "middleName") return Boolean(given[field]);
    return !(OF_WORK.has(field) && WITHOUT_WORK.has(given.jobStatus ?? ""));
  });
