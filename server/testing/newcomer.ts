import type { PersonaLender } from "./persona-lender.ts";
import type { Answer } from "./test-lender.ts";

const PICTURE = `data:image/jpeg;base64,${Buffer.concat([Buffer.from("ffd8ffe0", "hex"), Buffer.alloc(500, 7)]).toString("base64")}`;

/** Somebody who registers, by requests: all but the BVN of his credit form can be filled in at once. */
export interface Newcomer {
  ask(id: string, body?: unknown): Promise<Answer>;
  fillIn(): Promise<void>;
  /** Sends the form in and waits for what the lender decides; gives its state (2 approved, 3 refused). */
  submit(): Promise<number>;
  /** Asks for ₦10,000, into an account that is not his: 3198 says that everything before that let him. */
  apply(): Promise<Answer>;
}

/** Registers a phone of 10 digits. */
export async function newcomer(lender: PersonaLender, mobile: string): Promise<Newcomer> {
  await lender.ask("userinfo-send-sms", { mobile, scene: "register" });
  const secret = { mobile, smsCode: "1234", password: "Naira2026", agree: true };
  const token: string = (await lender.ask("userinfo-register", secret)).content.userToken;
  const ask = (id: string, body: unknown = {}) => lender.ask(id, body, { token });
  const done = async (id: string, body: object) => {
    const { status, message } = await ask(id, body);
    if (status !== 0) throw new Error(`${id} answered ${status} ${message}`);
  };
  return {
    ask,
    fillIn: async () => {
      for (const page of pages) await done("credit-form-save", page);
      await done("credit-contacts", { contacts });
      for (const kind of ["idFront", "idBack", "face"]) await done("credit-photo", { kind, image: PICTURE });
      await done("userinfo-trade-password-set", { password: "2580" });
    },
    submit: async () => {
      await done("credit-submit", {});
      await lender.control("/__sandbox/clock", { advanceMs: 60_000 });
      return (await ask("index-creditstatus")).content.auditState;
    },
    apply: async () => {
      const { content } = await ask("loan-preloan-info", { productType: "sloan" });
      const asked = { productId: 1, loanAmount: "10000.00", purposeId: 1, tradePassword: "2580" };
      return ask("loan-apply", { ...asked, quoteId: content.quoteId, bankAccountGid: "x" });
    },
  };
}

/** What somebody fills in on the pages of the credit form. */
export const filledIn = {
  identity: { firstName: "Ada", middleName: "Uche", surname: "Obi", gender: "female", birthday: "1992-02-29" },
  personal: {
    alternateNumber: "8031112299",
    email: "ada@example.com",
    education: "bachelor",
    marriageStatus: "single",
    residenceType: "rented",
    state: "Lagos",
    region: "Ikeja",
    homeAddressDetail: "1 Allen Avenue",
  },
  employment: {
    job: "trader",
    jobStatus: "employed",
    jobBeginTime: "2018-03-01",
    companyName: "Lagoon",
    companyPhone: "8031112200",
    monthlySalary: "100000-150000",
  },
};

const pages = [
  { page: "identity", idCard: filledIn.identity },
  { page: "personal", personal: filledIn.personal },
  { page: "employment", personal: filledIn.employment },
];

const contacts = [
  { name: "Ngozi Obi", phone: "8031110001", relationship: "spouse" },
  { name: "Ifeoma Obi", phone: "8031110002", relationship: "mother" },
  { name: "Tunde Alabi", phone: "8031110003", relationship: "friend" },
];
