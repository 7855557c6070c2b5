import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { check } from "../../../tests/check.ts";

// The whole repository is read before the first answer.
beforeAll(() => void check("."), 120_000);

// What was added to what a borrower sees, each a way to a call that is made once, or that writes.
it.each<
  readonly [what: string, file: string, before: string, added: string, place: string, call: string, does: string]
>([
  [
    "a button that pays at once",
    "screens/bill/parts/open-bill.part.json",
    `{
          "use": "more-time",`,
    '{ "widget": "button", "props": { "label": { "$t": "bill.repay" } }, "on": { "press": [{ "do": "call", "with": { "call": "repayment-pay", "body": { "loanGid": { "$": "with.loan.loanGid" }, "amount": { "$": "with.loan.loanLeftAmount" }, "method": "transfer" } } }] } }',
    "children[0].children[1].on.press[0].with.call",
    "repayment-pay",
    "is made once",
  ],
  [
    "a part that leads to one",
    "screens/parts/bill-entry.part.json",
    `{
          "widget": "bill-card",`,
    '{ "use": "more-time", "with": { "loan": { "$": "with.loan" } } }',
    "children[0].children[0].use",
    "repayment-extend",
    "is made once",
  ],
  [
    "a button that closes the account at a tap",
    "screens/bill/parts/open-bill.part.json",
    `{
          "use": "more-time",`,
    '{ "widget": "button", "props": { "label": { "$t": "bill.repay" } }, "on": { "press": [{ "do": "call", "with": { "call": "userinfo-deactivate", "body": {} } }] } }',
    "children[0].children[1].on.press[0].with.call",
    "userinfo-deactivate",
    "writes",
  ],
])("R47 %s is no free addition to %s", (_, file, before, added, place, call, does) => {
  const text = readFileSync(file, "utf8");
  expect(text).toContain(before);
  const edited = text.replace(before, () => `${added},\n${before}`);
  const { errors } = check(".", { overlay: new Map([[file, edited]]), only: [file] });
  expect(errors.map(({ code, path, message }) => [code, path, message.replace(/version \d+.*/, "version 1")])).toEqual([
    ["E393", place, `expected no way to call ${call}, which ${does}, but those of version 1`],
  ]);
});

it.each(["on", "guard"])(
  "R47 a new screen that closes the account by its %s, whenever a link opens it, is no free one",
  (when) => {
    const file = "screens/help/leave-now.screen.json";
    const steps = [{ do: "call", with: { call: "userinfo-deactivate", body: {} } }];
    const screen = {
      $schema: "../../schemas/screen.schema.json",
      id: "leave-now",
      route: "/leaveNow",
      access: "login",
      title: { $t: "service.title" },
      header: { back: true },
      external: "Mails link to it.",
      [when]: when === "on" ? { enter: steps } : steps,
      children: [{ widget: "text", props: { text: { $t: "service.write" } } }],
    };
    const { errors } = check(".", { overlay: new Map([[file, JSON.stringify(screen, null, 2)]]), only: [file] });
    expect(errors.map(({ code, path }) => [code, path])).toContainEqual([
      "E393",
      when === "on" ? "on.enter[0].with.call" : "guard[0].with.call",
    ]);
  },
);
