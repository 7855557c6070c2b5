import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import schema from "../../schemas/entities/tracking-record.schema.json" with { type: "json" };
import { type Identity, trackingRecord } from "./record.ts";

const who: Identity = {
  zuid: `${"a".repeat(32)}2`,
  ugid: "u1",
  b: "718",
  c: "302",
  ch: "store",
  appver: "1.0.0",
  swv: "r1",
  sessionId: "1796000000000",
};
const record = (name: string, data: Record<string, unknown> = {}, path = "/lendInfo") =>
  trackingRecord({ name, data, path, at: 1_796_000_000_000 }, who, "in_index");
const check = new Ajv2020({ strict: false }).compile({ ...schema, additionalProperties: false });

const events: [name: string, data: Record<string, unknown>, mid: string, eleId: string][] = [
  ["in_lendInfo", {}, "ACQ01", "in_lendInfo"],
  ["input", { id: "field-amount", length: 5 }, "ACQ02", "field-amount;length=5"],
  ["click", { id: "next" }, "ACQ03", "next"],
  ["toast", { kind: "fail", length: 15, text: "Adaeze" }, "ACQ04", "toast;kind=fail;length=15"],
  [
    "js_error",
    { name: "TypeError", message: "x is 12345", file: "https://a.example/s/app.js?v=1", line: 3 },
    "ACQ05",
    "js_error;name=TypeError;file=app.js;line=3;message=x is #",
  ],
  [
    "fault",
    { screen: "lend-info", node: "next", message: 'say "Ada"' },
    "ACQ05",
    'fault;screen=lend-info;node=next;message=say "…"',
  ],
  [
    "contract",
    {
      call: "loan-apply",
      faults: ["/name: type string", "/name: Ada Obi", "/: required loanGid"],
      message: "answer breaks the contract",
    },
    "ACQ05",
    "contract;call=loan-apply;message=answer breaks the contract;faults=/name: type string, /: required loanGid",
  ],
  [
    "decision",
    { decision: "borrow", row: "guide-home", inputs: { token: "t" } },
    "ACQ22",
    "decision;decision=borrow;row=guide-home",
  ],
  ["location", { district: "Ikeja", latitude: 6.6 }, "LOC01", "location"],
];

describe("records", () => {
  it.each(events)("C16 E21 %s as the contract wants it", (name, data, mid, eleId) => {
    const made = record(name, data);
    expect(check(made), JSON.stringify(check.errors)).toBe(true);
    expect(Object.keys(made).sort()).toEqual(Object.keys(schema.properties).sort());
    expect([made.mid, made.eleId]).toEqual([mid, eleId]);
    expect(made).toMatchObject({ pageId: "in_lendInfo", path: "/lendInfo", referId: "in_index", version: "1.0" });
    expect(made).toMatchObject({ appid: "718", ch_biz: "718", ch: "302", ch_sub: "store", ugid: "u1", tokenId: "" });
  });

  it("K8 a press tells its button and its time, other records have none", () => {
    expect(record("click", { id: "next" })).toMatchObject({ btnId: "next", clickTime: 1_796_000_000_000 });
    expect(record("input", { id: "field-amount", length: 5 })).toMatchObject({ btnId: "", clickTime: 0 });
  });

  it.each([
    ["a district is told by its name", "Ikeja", "Ikeja"],
    ["never as coordinates", "6.6018,3.3515", ""],
    ["nothing that is no text", 6.6, ""],
  ])("C16 LOC01 %s", (_what, district, told) => {
    expect(record("location", { district }).district).toBe(told);
  });

  const secrets = [
    "22000000001",
    "5061500000000012",
    "Naira2026",
    "2580",
    "123456",
    "adaeze@example.com",
    "Adaeze Okafor",
  ];
  const names = [
    "name",
    "message",
    "screen",
    "node",
    "row",
    "kind",
    "status",
    "value",
    "key",
    "reason",
    "faults",
    "file",
    "line",
    "length",
  ];
  it.each(["fault", "js_error", "contract", "decision", "toast", "input", "location", "undecided", "anything"])(
    "R75 R76 %s lets no secret out, whatever detail it is put in",
    (event) => {
      for (const secret of secrets) {
        const data = Object.fromEntries(
          names.map((name) => [name, name === "message" ? `"${secret}" ${secret.replace(/^[A-Z].*/, "")}` : secret]),
        );
        const told = JSON.stringify(record(event, data));
        expect(told.includes(secret) && { secret, told }).toBe(false);
      }
    },
  );
});
