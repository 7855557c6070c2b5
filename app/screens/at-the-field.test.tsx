import { describe, expect, it } from "vitest";
import cases from "./credit.cases.json" with { type: "json" };
import contents from "./home-and-bills.cases.json" with { type: "json" };
import { order, type Prepared, show } from "../testing/show-screen.tsx";

const refuse = (status: number, message: string) => ({ status, message, content: {} });
const mobile = "7100000043";
const secret = { smsCode: "1234", password: "Kobo20262", again: "Kobo20262" };
const journey = { phoneChange: { step: 1, mobile, sentAt: 1 } };
const { usual } = contents;

interface Refused {
  readonly at: string;
  readonly call: string;
  readonly status: number;
  readonly message: string;
  readonly field: string;
  readonly values: Prepared;
  readonly press: string;
  /** The words of the link that leads on. */
  readonly on?: string;
  readonly journey?: Prepared;
  readonly more?: Prepared;
}

const wrong = "Incorrect Password, Please try again";
const often = "Enter the password wrong too many times, please reset your password or try again later";
const code = "The SMS code or graphic code is incorrect";
const byPassword = { mobile, password: "Naira2026", agree: true };
const byCode = { mobile, smsCode: "1234", agree: true };

const refused: Refused[] = [
  ...[
    { status: 3010, message: wrong, field: "password", on: "Forgot your password?" },
    { status: 3015, message: often, field: "password", on: "Forgot your password?" },
    { status: 3014, message: "The account doesn't exist", field: "mobile", on: "Create an account with this number" },
  ].map((said) => ({ at: "/login", call: "userinfo-password-login", values: byPassword, press: "enter", ...said })),
  ...[
    { status: 3013, message: code, field: "smsCode" },
    { status: 3016, message: "This user is not registered", field: "mobile", on: "Create an account with this number" },
  ].map((said) => ({ at: "/login", call: "userinfo-sms-login", values: byCode, press: "enter", ...said })),
  {
    at: "/register",
    call: "userinfo-register",
    status: 3012,
    message: "The user is already registered",
    field: "mobile",
    values: { mobile, ...secret, agree: true },
    press: "create",
    on: "Log in with this number",
  },
  {
    at: "/findPassword",
    call: "userinfo-find-password",
    status: 3014,
    message: "The account doesn't exist",
    field: "mobile",
    values: { mobile, ...secret },
    press: "save",
    on: "Create an account with this number",
  },
  {
    at: "/modifypassword",
    call: "userinfo-modify-password",
    status: 3010,
    message: wrong,
    field: "oldPassword",
    values: { oldPassword: "Naira2026", ...secret },
    press: "save",
    on: "Forgot your password?",
  },
  {
    at: "/updatePhone/secondStep",
    call: "userinfo-update-phone-2",
    status: 3013,
    message: code,
    field: "smsCode",
    values: { smsCode: "9999" },
    press: "next",
    journey,
  },
  {
    at: "/updatePhone/thirdStep",
    call: "userinfo-update-phone-3",
    status: 3141,
    message: "You gave this number as a contact's or as your other one: please use another",
    field: "mobile",
    values: { mobile },
    press: "next",
    journey: { phoneChange: { step: 2 } },
  },
  ...[
    ["/baseInfo/bvn", "bvn-verify", 3030, "BVN does not exist"] as const,
    ["/reset_bvn", "bvn-modify", 3032, "Your BVN has been modified once and cannot be modified again"] as const,
  ].map(([at, call, status, message]) => ({
    at,
    call,
    status,
    message,
    field: "bvn",
    values: { bvn: "22000000046" },
    press: "save",
    more: {
      "credit-form-get": at === "/reset_bvn" ? cases.form : { contacts: [] },
      "credit-summary": cases.summaries.ready,
      "userinfo-baseinfo": usual["userinfo-baseinfo"],
    },
  })),
  {
    at: "/lendConfirm",
    call: "loan-apply",
    status: 3020,
    message: "Incorrect transaction password, 2 tries left",
    field: "pin",
    values: { pin: "1111" },
    press: "apply",
    on: "Forgot it, or locked? Reset it",
    journey: { order },
  },
];

describe("what the lender says of one field", () => {
  it.each(refused)(
    "V15 $at: $status stands at $field, with the way on and without a toast",
    async ({ at, call, status, message, field, values, press, on, journey = {}, more = {} }) => {
      const shown = await show(at, { ...more, [call]: refuse(status, message) }, "en_US", journey);
      if (call === "userinfo-password-login") await shown.write("screen.way", "password");
      for (const [name, value] of Object.entries(values)) await shown.write(`form.${name}`, value);
      const before = shown.words();
      await shown.press(press);
      const control = shown.place.querySelector(`#field-${field}`);
      expect(control?.getAttribute("aria-invalid")).toBe("true");
      expect(document.getElementById(`field-${field}-note`)?.textContent).toBe(message);
      expect(shown.engine.toasts.current).toBeUndefined();
      expect(before).not.toContain(message);
      if (on !== undefined) expect(shown.words()).toContain(on);
      // It is said of what stood there, and of nothing else.
      await shown.write(`form.${field}`, field === "mobile" ? "7100000002" : "258013");
      expect(shown.words()).not.toContain(message);
    },
  );
});
