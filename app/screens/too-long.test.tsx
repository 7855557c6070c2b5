import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import accounts from "./account.cases.json" with { type: "json" };
import cases from "./credit.cases.json" with { type: "json" };
import { type Prepared, show } from "../testing/show-screen.tsx";

const { summaries, form } = cases;
const { done: _, ...account } = accounts;
const status = { auditState: 0, bizStatus: 1, currentTime: 1, userType: 1 };
const full = { "credit-form-get": form, "credit-summary": summaries.ready, "index-creditstatus": status };

interface Field {
  readonly at: string;
  readonly field: string;
  /** The most that its rule and the lender take. */
  readonly most: number;
  readonly call: string;
  readonly press: string;
  readonly filled?: Prepared;
}

const save = { call: "credit-form-save", press: "save" };
const fields: readonly Field[] = [
  ...["firstName", "middleName", "surname"].map((field) => ({ at: "/baseInfo/identity", field, most: 100, ...save })),
  { at: "/baseInfo/personal", field: "homeAddressDetail", most: 200, ...save },
  { at: "/baseInfo/personal", field: "email", most: 320, ...save },
  { at: "/baseInfo/employment", field: "companyName", most: 100, ...save },
  { at: "/baseInfo/contacts", field: "name2", most: 100, call: "credit-contacts", press: "save" },
  { at: "/bindMail", field: "mail", most: 320, call: "mail-bind", press: "bind", filled: { code: "123456" } },
  {
    at: "/suggest",
    field: "contact",
    most: 100,
    call: "suggest-submit",
    press: "send",
    filled: { content: "Paid on Monday, still open" },
  },
  {
    at: "/deactivation",
    field: "remark",
    most: 500,
    call: "userinfo-deactivate",
    press: "next",
    filled: { reason: "other" },
  },
];

const own = { middleName: { noMiddleName: false } };
const opened = async ({ at, field, call, filled = {} }: Field, language = "en_US") => {
  const sent = vi.fn((_body: unknown) => ({ status: 3199, message: "not now", content: {} }));
  const page = await show(at, { ...account, ...full, [call]: sent }, language);
  for (const [name, value] of Object.entries({ ...filled, ...own[field as keyof typeof own] }))
    await page.write(`form.${name}`, value);
  const box = page.place.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#field-${field}`);
  if (!box) throw new Error(`${at} has no field ${field}`);
  const note = () => document.getElementById(box.getAttribute("aria-describedby") ?? "")?.textContent;
  return { ...page, sent, box, note };
};

describe.each([
  ["en_US", (most: number) => `Please write no more than ${most} characters`],
  ["zh_CN", (most: number) => `最多可填写${most}个字符`],
] as const)("in %s", (language, asked) => {
  it.each(fields)(
    "V15 what is too long for $field of $at stays, is not sent, and the field says how long it may be",
    async (one) => {
      const { box, write, press, sent, note } = await opened(one, language);
      // Nothing that is typed or pasted is cut by the browser either.
      expect(box.maxLength).toBe(-1);
      await write(`form.${one.field}`, "王".repeat(one.most + 1));
      await press(one.press);
      expect(sent).not.toHaveBeenCalled();
      expect(box.value).toHaveLength(one.most + 1);
      expect(note()).toBe(asked(one.most));
    },
  );
});

it.each(fields.filter(({ field }) => field !== "email" && field !== "mail"))(
  "V15 $field of $at is sent with $most characters, those of rare Chinese names counted as one each",
  async (one) => {
    const { write, press, sent } = await opened(one);
    const longest = "𠮷".repeat(one.most);
    await write(`form.${one.field}`, longest);
    await press(one.press);
    expect(sent).toHaveBeenCalledOnce();
    expect(JSON.stringify(sent.mock.calls)).toContain(longest);
  },
);

it("V15 an invitation code that is too long stays, and is told of at its field", async () => {
  const { place, write } = await show("/register", {}, "en_US", {}, { flags: { inviteFriend: true } });
  const box = place.querySelector<HTMLInputElement>("#field-invitationCode");
  expect(box?.maxLength).toBe(-1);
  await write("form.invitationCode", "I".repeat(33));
  await act(async () => box?.focus());
  await act(async () => box?.blur());
  expect(box?.value).toHaveLength(33);
  expect(document.body.textContent).toContain("Please write no more than 32 characters");
});

it("V15 a code of a picture and what is looked for are not cut either", async () => {
  const { place } = await show("/helpcenter");
  expect(place.querySelector<HTMLInputElement>("input[type=search]")?.maxLength).toBe(-1);
});
