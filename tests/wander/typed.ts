import { personaMobile } from "../../server/lender/personas/phone.ts";

/** What the sandbox takes in a field, by the field's name. */
const right: Readonly<Record<string, string>> = {
  smsCode: "1234",
  code: "1234",
  deviceCode: "1234",
  otp: "123456",
  cardOtp: "123456",
  cardNo: "5061500000000000010",
  expiry: "12/30",
  cvv: "123",
  password: "Naira2026",
  oldPassword: "Naira2026",
  newPassword: "Naira2027",
  again: "Naira2026",
  pin: "2580",
  oldPin: "2580",
  newPin: "3692",
  newPinAgain: "3692",
  amount: "5000",
  email: "ada@example.com",
  mail: "ada@example.com",
  bvn: "22000000099",
  number: "0123456785",
  monthlySalary: "250000",
  alternateNumber: "08031234567",
  companyPhone: "08031234568",
  birthday: "1990-05-17",
  jobBeginTime: "2020-05-17",
};

/** What somebody types who does not do as he is asked. */
export const odd = [
  "",
  " ",
  "0",
  "-1",
  "3050",
  "99999999999",
  "1e9",
  "abc<b>",
  "\u202eỌlá O’Neil",
  "٣٤٥",
  "x".repeat(300),
];

/** What fits into a field, by its id. */
export function fitting(id: string, persona: number): string {
  const name = id.replace(/^field-/, "");
  if (name === "mobile" || name === "devicePhone") return `0${personaMobile(persona)}`;
  return right[name] ?? "Ada Obi";
}
