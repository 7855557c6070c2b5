import { act } from "react";
import { describe, expect, it } from "vitest";
import account from "./account.cases.json" with { type: "json" };
import loans from "./borrow-and-repay.cases.json" with { type: "json" };
import credit from "./credit.cases.json" with { type: "json" };
import help from "./help.cases.json" with { type: "json" };
import money from "./money.cases.json" with { type: "json" };
import { innermost } from "../testing/innermost.ts";
import { FULL } from "../testing/show-money.tsx";
import { open } from "../testing/open-screen.tsx";
import { broken, mayBorrow, order } from "../testing/show-screen.tsx";
import { until } from "../testing/until.ts";

interface Way {
  /** The call of the button. */
  readonly call: string;
  readonly at: string;
  /** What is filled in or was chosen before. */
  readonly given?: Readonly<Record<string, unknown>>;
  /** What is pressed, from first to last. */
  readonly press: readonly string[];
  readonly content: unknown;
  readonly more?: Readonly<Record<string, unknown>>;
  /** The address that it leads to, or what then stands on the screen. */
  readonly leads: string | RegExp;
  readonly checking: string;
  readonly nothing: string;
}

/** A loan of one period, which is open and is all that is owed. */
const period = { subLoanCount: 1, unpaidSubLoanCount: 1, currentDueAmount: 1_299_950, loanLeftAmount: 1_299_950 };
const bill = { ...loans["repayment-loandetail"], ...period, overdueFee: 100, daysLeft: 2 };
const bills = (more: object) => ({
  unRepaidTotal: 1,
  loanList: [{ ...bill, status: 40, loanType: "post", productType: "sloan", refundingStatus: 0, ...more }],
});
const renewable = { canRenew: 1, renewStatus: 0, renewAmount: 1, renewDueTime: 2e12, renewNextAmount: 3 };
const extendable = {
  canRenew: 0,
  canExtend: 1,
  extendOverdueFee: 2,
  extendReducedFee: 1,
  extendExpiredTime: 2e12,
  extendDueTime: 2e12,
};

/** What is said of a call that no words of its own are for. */
const untitled = { checking: "We are checking what you sent", nothing: "Nothing was done. You can send it again." };

/** A card's activation that is under way. */
const activation = {
  activationGid: "a1",
  bankcardGid: "c4",
  cardNo: "506150******0012",
  expireTime: 2e12,
  left: 2,
  fee: 100,
};

/** Every button that moves money or promises it, and what can be done once. */
const ways: readonly Way[] = [
  {
    call: "loan-apply",
    at: "/lendConfirm",
    given: { "journey.order": order, "form.pin": "2580" },
    press: ["apply"],
    content: loans["loan-apply"],
    leads: "/lendResult/0?orderGid=o2",
    checking: "We are checking your application",
    nothing: "Nothing was borrowed. You can apply again.",
  },
  {
    call: "repayment-pay",
    at: "/repayment?loanGid=l1",
    press: ["pay-card"],
    content: loans["repayment-pay"],
    leads: "/repaymentResult?payGid=p1&loanGid=l1",
    checking: "We are checking your payment",
    nothing: "Nothing was charged. You can pay again.",
  },
  {
    call: "repayment-pay",
    at: "/repayment?loanGid=l1",
    given: { "form.method": "transfer" },
    press: ["pay-transfer"],
    content: loans["repayment-pay"],
    leads: "/payWithBank?payGid=p1&loanGid=l1",
    checking: "We are checking your payment",
    nothing: "Nothing was charged. You can pay again.",
  },
  {
    call: "withdraw-apply",
    at: "/withdrawal",
    given: { "form.amount": 100_000, "form.pin": "2580" },
    press: ["withdraw"],
    content: money["withdraw-apply"],
    leads: "/withdrawal_detail?orderNo=W9",
    checking: "We are checking your withdrawal",
    nothing: "Nothing was withdrawn. You can withdraw again.",
  },
  {
    call: "bankcard-activate",
    at: "/addCard",
    given: { "journey.activation": money["bankcard-otp"] },
    press: ["activate"],
    content: money["bankcard-activate"],
    leads: /Your card is active/,
    checking: "We are checking the activation of your card",
    nothing: "Nothing was charged. You can activate the card again.",
  },
  {
    call: "repayment-renew",
    at: "/bill",
    press: ["Renew this loan", "renew-yes"],
    content: { loanGid: "l1", kind: "renew", renewStatus: 1 },
    more: { "repayment-bill": bills(renewable) },
    leads: "/repayment?loanGid=l1&renew=1",
    checking: "We are checking your renewal",
    nothing: "Nothing was renewed. You can apply for the renewal again.",
  },
  {
    call: "repayment-extend",
    at: "/bill",
    press: ["See the extension", "extend-yes"],
    content: { loanGid: "l1", kind: "extend", renewStatus: 2 },
    more: { "repayment-bill": bills(extendable) },
    leads: /Extended|extended/,
    checking: "We are checking your extension",
    nothing: "Nothing was extended. You can confirm the extension again.",
  },
  // Each is possible once: repeated by a press it would be refused, and contradict what was done (C5).
  {
    call: "userinfo-update-phone-4",
    at: "/updatePhone/fourStep",
    given: { "journey.phoneChange": { step: 3, mobile: "8035550001", sentAt: 1 }, "form.smsCode": "1234" },
    press: ["Change the number"],
    content: { mobile: "8035550001" },
    leads: "/updatePhoneResult",
    ...untitled,
  },
  {
    call: "bvn-modify",
    at: "/reset_bvn",
    given: { "form.bvn": "22000000002" },
    press: ["save"],
    content: credit.bvn,
    more: {
      "credit-form-get": credit.form,
      "credit-summary": credit.summaries.ready,
      "index-creditstatus": { auditState: 0, bizStatus: 1, currentTime: 1, userType: 1 },
    },
    leads: "/creditList",
    ...untitled,
  },
  {
    call: "userinfo-trade-password-modify",
    at: "/modifytradepassword",
    given: { "form.oldPin": "2580", "form.newPin": "1379", "form.newPinAgain": "1379" },
    press: ["save"],
    content: account.done,
    leads: /Your transaction password is changed/,
    ...untitled,
  },
  {
    call: "userinfo-modify-password",
    at: "/modifypassword",
    given: { "form.oldPassword": "Naira2026", "form.password": "Kobo20262", "form.again": "Kobo20262" },
    press: ["save"],
    content: account.done,
    leads: /Your password is changed/,
    ...untitled,
  },
  {
    call: "bankcard-pin",
    at: "/addCard",
    given: { "journey.activation": { ...activation, step: "pin" }, "form.pin": "1234" },
    press: ["send-pin"],
    content: money["bankcard-pin"],
    leads: /6 digits, sent to you by your bank/,
    ...untitled,
  },
  {
    call: "bankcard-otp",
    at: "/addCard",
    given: { "journey.activation": { ...activation, step: "otp" }, "form.otp": "123456" },
    press: ["send-otp"],
    content: money["bankcard-otp"],
    leads: /Activate for ₦1/,
    ...untitled,
  },
];

/** How the line behaves: what each sending of the call comes to, and each asking by its key. */
interface Line {
  readonly sends: unknown[];
  readonly asks: unknown[];
}

/** What was chosen before, without the root of its paths. */
const chosenIn = (given: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(given).flatMap(([path, value]) => (path.startsWith("journey.") ? [[path.slice(8), value]] : [])),
  );

async function start({ call, at, given = {}, content, more }: Way, { sends, asks }: Line) {
  const sent: unknown[] = [];
  const shown = await open(at, "usual", {
    // Where every feature is on, the channel may not borrow.
    ...(call === "loan-apply" ? {} : FULL),
    journey: chosenIn(given),
    more: {
      ...mayBorrow(loans),
      ...loans,
      ...account,
      ...money,
      ...help,
      ...more,
      [call]: (body: unknown) => {
        sent.push(body);
        const came = sends.length > 0 ? sends.shift() : content;
        return came === broken ? broken() : came;
      },
      "once-answer": () => {
        const came = asks.shift();
        return came === broken ? broken() : came;
      },
    },
  });
  return { ...shown, sent };
}

const named = (name: string) =>
  document.getElementById(name) ??
  [...document.querySelectorAll<HTMLElement>("button, a")].find(({ textContent }) => textContent === name);
const words = () => document.body.textContent ?? "";
const click = (name: string) => act(async () => (named(name) as HTMLElement).click());

async function pressAll({ press, given = {} }: Way, engine: Parameters<typeof innermost>[0]) {
  for (const [path, value] of Object.entries(given))
    if (path.startsWith("form.")) await act(async () => innermost(engine).write(path, value));
  for (const name of press) {
    await until(() => expect(named(name)?.getAttribute("aria-busy") ?? "false").toBe("false"));
    await until(() => expect(named(name)).toBeTruthy());
    await click(name);
  }
}

const arrived = ({ leads }: Way, went: readonly string[]) =>
  until(() => (typeof leads === "string" ? expect(went.at(-1)).toBe(leads) : expect(words()).toMatch(leads)));

const known = (status: number, message: string, content: unknown) => ({
  known: true,
  answer: { status, message, content },
});
const unknown = { known: false };

describe.each(ways.map((way) => [`${way.call} ${way.press.at(-1)}`, way] as const))("R47 %s", (_title, way) => {
  it("that was carried out without an answer goes on as if it had answered, sent once", async () => {
    const { engine, went, wrong, sent } = await start(way, {
      sends: [broken],
      asks: [known(0, "success", way.content)],
    });
    await pressAll(way, engine);
    await arrived(way, went);
    expect(sent).toHaveLength(1);
    expect(wrong).toEqual([]);
    await until(() => expect(document.getElementById("dialog-checking")).toBeNull());
  });

  it("that was refused without an answer says the refusal", async () => {
    const { engine, went } = await start(way, { sends: [broken], asks: [known(3105, "The amount is invalid", {})] });
    await pressAll(way, engine);
    await until(() => expect(words()).toContain("The amount is invalid"));
    expect(document.getElementById("dialog-checking")).toBeNull();
    expect(went).toEqual([]);
  });

  it("that never arrived says so, and can be sent again", async () => {
    const { engine, went, sent } = await start(way, { sends: [broken], asks: [unknown] });
    await pressAll(way, engine);
    await until(() => expect(words()).toContain(way.nothing));
    expect(words()).toContain("Nothing arrived");
    await click("checking-again");
    await until(() => expect(document.getElementById("dialog-checking")).toBeNull());
    if (way.at !== "/bill") expect(innermost(engine).read("form.pin") ?? null).toBeNull();
    await pressAll(way, engine);
    await arrived(way, went);
    expect(sent).toHaveLength(2);
  });

  it("of which nothing can be learned says that it is being asked, and nothing is sent meanwhile", async () => {
    const line = { sends: [broken], asks: [broken, broken] as unknown[] };
    const { engine, went, sent } = await start(way, line);
    await pressAll(way, engine);
    await until(() => expect(words()).toContain(way.checking));
    expect(words()).toContain("Nothing is sent twice");
    expect(words()).not.toMatch(/succeeded|Nothing arrived|went through/);
    // No PIN stays behind the dialog, however long that may be asked (R78).
    const pins = [...document.querySelectorAll<HTMLInputElement>("#field-pin")];
    expect(pins.map(({ value }) => value)).toEqual(way.given?.["form.pin"] === undefined ? [] : [""]);
    await click("checking-leave");
    await until(() => expect(document.getElementById("dialog-checking")).toBeNull());
    await pressAll(way, engine);
    await until(() => expect(words()).toContain(way.checking));
    await click("checking-leave");
    await until(() => expect(document.getElementById("dialog-checking")).toBeNull());
    expect(sent).toHaveLength(1);
    // The lender can be asked again: the press that comes then is answered by the first sending.
    line.asks.splice(0, 9, known(0, "success", way.content));
    await pressAll(way, engine);
    await arrived(way, went);
    expect(sent).toHaveLength(1);
  });
});

it("R47 R48 after a reload another amount is not sent before what was sent is known, and what went through is said", async () => {
  const way = ways.find(({ call }) => call === "withdraw-apply") as Way;
  const line = { sends: [broken] as unknown[], asks: [broken] as unknown[] };
  const { engine, sent, went } = await start(way, line);
  await pressAll(way, engine);
  await until(() => expect(words()).toContain(way.checking));
  await click("checking-leave");
  line.asks.splice(0, 9, known(0, "success", way.content));
  await pressAll({ ...way, given: { "form.amount": 150_000, "form.pin": "2580" } }, engine);
  await until(() => expect(words()).toContain("Your earlier withdrawal went through"));
  expect(words()).toContain("Nothing more was sent now");
  await click("carried-see");
  await until(() => expect(document.querySelector("dialog")).toBeNull());
  expect(sent).toHaveLength(1);
  expect(went).toEqual([]);
});
