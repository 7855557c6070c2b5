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
