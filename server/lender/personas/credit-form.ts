import type { CreditForm } from "../../database/tables/person.ts";
import { maskBvn } from "../account/bvn.ts";
import { personaName } from "./names.ts";

const FIRST_BVN = 22_000_000_000;

/** The BVN of persona NN: 22000000001 and up. */
export function personaBvn(number: number): string {
  return String(FIRST_BVN + number);
}

/** A credit form with every page filled in. */
export function fullForm(number: number): CreditForm {
  return {
    idCard: { ...personaName(number), birthday: "1990-05-17", bvn: maskBvn(personaBvn(number)), gender: "female" },
    personal: {
      alternateNumber: `71000001${String(number).padStart(2, "0")}`,
      companyName: "Lagoon Trading",
      companyPhone: "7100000200",
      education: "bachelor",
      email: `persona${number}@example.com`,
      homeAddressDetail: "12 Marina Road",
      region: "Eti-Osa",
      state: "Lagos",
      job: "trader",
      jobBeginTime: "2018-03-01",
      jobStatus: "employed",
      marriageStatus: "married",
      monthlySalary: "150000-250000",
      residenceType: "rented",
    },
    contacts: [
      { name: "Musa Garba", phone: "7100000301", relationship: "spouse" },
      { name: "Ngozi Garba", phone: "7100000302", relationship: "mother" },
      { name: "Tunde Alabi", phone: "7100000303", relationship: "friend" },
    ],
    photos: { idFront: "sandbox-front", idBack: "sandbox-back", face: "sandbox-face" },
  };
}
