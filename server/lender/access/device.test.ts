import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { phoneAt } from "../../testing/phone.ts";
import { openPersonaLender, type PersonaLender } from "../../testing/persona-lender.ts";

// Hashing is slow on purpose, and slower on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let lender: PersonaLender;
beforeAll(async () => {
  lender = await openPersonaLender();
}, 60_000);
afterAll(async () => {
  expect((await lender.control("/__sandbox/ledger")).sum).toBe("0.00");
  expect(lender.errors).toEqual([]);
  await lender.close();
});

it("S14 X6 1638 another device is bound only after an SMS code", async () => {
  const borrower = await lender.as(2);
  const zuid = `${"a".repeat(32)}2`;
  const bound = async () => (await borrower.ok("userinfo-extras", { zuid })).bindDeviceFlag;
  expect(await bound()).toBe(0);
  expect((await borrower.call("device-bind", { zuid })).message).toBe("Please verify this device by SMS");
  expect((await borrower.call("device-verify", { zuid, smsCode: "1234" })).status).toBe(3013);
  await lender.ask("userinfo-send-sms", { mobile: borrower.row.mobile, scene: "device" });
  const { verifyToken } = await borrower.ok("device-verify", { zuid, smsCode: "1234" });
  expect((await borrower.call("device-bind", { zuid: `${"b".repeat(32)}2`, verifyToken })).status).toBe(1638);
  expect(await borrower.ok("device-bind", { zuid, verifyToken })).toEqual({ bindDeviceFlag: 1 });
  expect(await borrower.ok("device-bind", { zuid })).toEqual({ bindDeviceFlag: 1 });
  expect([await bound(), (await borrower.ok("userinfo-extras")).bindDeviceFlag]).toEqual([1, undefined]);
});

it("S14 every call says of the device that asks whether it is bound, and asks for the same", async () => {
  const { token } = await lender.as(28);
  const saysOf = async (digit: string) => {
    const phone = phoneAt(lender, digit);
    const zuid = `${digit.repeat(32)}2`;
    const flagOf = async (id: string, body?: object) => (await phone.send(id, body, { token })).content.bindDeviceFlag;
    return {
      home: await flagOf("index-mainhome"),
      terms: await flagOf("loan-preloan-info"),
      risk: (await phone.send("risk-auth", {}, { token })).content.preLoanInfoRespVO.bindDeviceFlag,
      extras: await flagOf("userinfo-extras", { zuid }),
    };
  };
  // Another device of his is bound already.
  expect(await saysOf("d")).toEqual({ home: 0, terms: 0, risk: 0, extras: 0 });
  const phone = phoneAt(lender, "d");
  const zuid = `${"d".repeat(32)}2`;
  expect((await phone.send("device-bind", { zuid }, { token })).status).toBe(1638);
  await phone.send("userinfo-send-sms", { mobile: "7100000028", scene: "device" });
  const { verifyToken } = (await phone.send("device-verify", { zuid, smsCode: "1234" }, { token })).content;
  await phone.send("device-bind", { zuid, verifyToken }, { token });
  expect(await saysOf("d")).toEqual({ home: 1, terms: 1, risk: 1, extras: 1 });
  expect(await saysOf("e")).toEqual({ home: 0, terms: 0, risk: 0, extras: 0 });
});

it("S14 before a login the phone's owner verifies the device; what that gives binds it to him alone", async () => {
  const zuid = `${"c".repeat(32)}2`;
  const owner = await lender.as(3);
  const { mobile } = owner.row;
  const verify = (phone: string) => lender.ask("device-verify", { mobile: phone, zuid, smsCode: "1234" });
  expect((await verify(mobile)).status).toBe(3013);
  for (const phone of [mobile, "8099999999"]) await lender.ask("userinfo-send-sms", { mobile: phone, scene: "device" });
  expect((await verify("8099999999")).status).toBe(3013);
  const { verifyToken } = (await verify(mobile)).content;
  expect((await (await lender.as(4)).call("device-bind", { zuid, verifyToken })).status).toBe(1638);
  expect(await owner.ok("device-bind", { zuid, verifyToken })).toEqual({ bindDeviceFlag: 1 });
});
