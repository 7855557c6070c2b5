import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { loadContract } from "../contract/load-contract.ts";
import { openTestLender, type TestLender } from "../testing/test-lender.ts";
import { handlers } from "./handlers.ts";
import { there } from "../../tests/there.ts";

// A database is started and opened: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let lender: TestLender;
beforeAll(async () => {
  lender = await openTestLender();
});
afterAll(() => lender.close());

const list = { method: "POST", url: "/ostrader/loan/list", payload: {} } as const;

describe("the contract", () => {
  it("C15 every call document has a handler and every handler a document", () => {
    const documents = [...loadContract(process.cwd()).keys()].sort();
    expect(Object.keys(handlers).sort()).toEqual(documents);
  });

  it.each([
    ["a body that is no JSON", { ...list, payload: "{", headers: { "content-type": "application/json" } }],
    ["a body that is no object", { ...list, payload: "[1]", headers: { "content-type": "application/json" } }],
    ["an unknown field", { ...list, payload: { other: 1 } }],
    ["an unknown path", { ...list, url: "/ostrader/nothing" }],
    [
      "__proto__ in the body",
      { ...list, payload: '{"__proto__":{"a":1}}', headers: { "content-type": "application/json" } },
    ],
  ])("C4 answers -1 'system error' to %s", async (_, request) => {
    const reply = await lender.app.inject(request);
    expect({ http: reply.statusCode, ...reply.json() }).toMatchObject({
      http: 200,
      status: -1,
      message: "system error",
    });
  });

  it("keeps answers out of caches and referrers", async () => {
    const { headers } = await lender.app.inject(list);
    expect(headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
  });

  it.each([
    ["an answer", list],
    ["a path that there is not", { ...list, url: "/ostrader/nothing" }],
    ["a fault", { ...list, url: "/ostrader/notice/list" }],
  ])("F3 dates %s by the business clock", async (_, request) => {
    const at = Date.parse("2027-03-05T10:00:00Z");
    await lender.control("/__sandbox/clock", { set: at });
    await lender.control("/__sandbox/fault", { path: "/notice/list", status: 2712 });
    const { headers } = await lender.app.inject(request);
    expect(Math.abs(Date.parse(headers.date as string) - at)).toBeLessThan(60_000);
    expect(headers.date).toMatch(/^Fri, 05 Mar 2027 .* GMT$/);
    await lender.control("/__sandbox/clock", { set: Date.now() });
  });

  it("C5 keeps secret fields at the top level of requests, where both ends leave them out", () => {
    const deep = (schema: { properties?: object; items?: object; writeOnly?: boolean }, level: number): number =>
      (schema.writeOnly && level !== 1 ? 1 : 0) +
      [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])].reduce(
        (sum: number, part) => sum + deep(part, level + 1),
        0,
      );
    const calls = [...loadContract(process.cwd()).values()];
    expect(calls.filter(({ document }) => deep(document.request, 0) > 0).map(({ document }) => document.id)).toEqual(
      [],
    );
    const open = calls.flatMap(({ document, secrets }) =>
      Object.keys(document.request.properties ?? {})
        .filter(
          (name) => /password|pin$|otp|cvv|code$|^bvn|token|ticket|cardNo|^image$/i.test(name) && !secrets.has(name),
        )
        .map((name) => `${document.id} ${name}`),
    );
    expect(open.filter((field) => !/ (bankCode|invitationCode|retcode)$/.test(field))).toEqual([]);
  });

  it("refuses a body that is too large", async () => {
    const reply = await lender.app.inject({ ...list, payload: { a: "x".repeat(70_000) } });
    expect({ http: reply.statusCode, ...reply.json() }).toMatchObject({ http: 413, status: -1 });
  });
});

it("R44 says after how long to come back when an address calls too often", async () => {
  const strict = await openTestLender({ callsPerMinute: 2 });
  const replies = [];
  for (let call = 0; call < 3; call++) replies.push(await strict.app.inject(list));
  await strict.close();
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
  expect(Number(there(replies[2]).headers["retry-after"])).toBeGreaterThan(0);
  expect(there(replies[2]).json()).toMatchObject({ status: -1 });
});

it("answers nothing of the sandbox where there is none", async () => {
  const real = await openTestLender({ sandbox: false });
  const reply = await real.app.inject({ url: "/__sandbox/ledger" });
  await real.close();
  expect(reply.statusCode).toBe(404);
});

describe("faults", () => {
  it("X5 strike as often as they were told to: a status, then none", async () => {
    const borrower = await lender.as(2);
    await lender.control("/__sandbox/fault", { path: "/loan/list", status: 2712, times: 2 });
    const answers = [];
    for (let call = 0; call < 3; call++) answers.push(await borrower.call("loan-list"));
    expect(answers.map(({ status }) => status)).toEqual([2712, 2712, 0]);
    expect(there(answers[0]).message).toBe("Please apply for a loan in the app");
  });

  it.each(["loan-purposes", "bankcard-remove", "userinfo-baseinfo"])(
    "X4 a picture's code lifts what asked for it from %s, and a wrong one does not",
    async (call) => {
      const borrower = await lender.as(2);
      const { path } = there(loadContract(process.cwd()).get(call)).document;
      const body = call === "bankcard-remove" ? { bankcardGid: await borrower.bankcardGid() } : {};
      await lender.control("/__sandbox/fault", { path, status: 1017, times: 4 });
      expect((await borrower.call(call, body)).status).toBe(1017);
      const { captchaId } = await borrower.ok("captcha-image");
      const { messages } = (await lender.app.inject({ url: "/__sandbox/outbox" })).json();
      const { code } = messages.find(({ recipient }: { recipient: string }) => recipient === captchaId);
      const wrong = code === "0000" ? "1111" : "0000";
      expect((await borrower.call(call, { ...body, captchaId, captchaCode: wrong })).status).toBe(1014);
      const read = { ...body, captchaId, captchaCode: code };
      expect((await borrower.call(call, read, { key: "read" })).status).toBe(0);
      // One picture is good for one call.
      expect((await borrower.call(call, read)).status).toBe(1014);
    },
  );

  it("R40 garble the answer", async () => {
    await lender.control("/__sandbox/fault", { path: "/loan/purposes", garble: true });
    const reply = await lender.app.inject({ ...list, url: "/ostrader/loan/purposes" });
    expect(() => reply.json()).toThrow();
  });

  it("R47 drop the connection after the lender accepted", async () => {
    const address = await lender.app.listen({ port: 0, host: "127.0.0.1" });
    const borrower = await lender.as(3);
    const { loanGid } = (await borrower.ok("repayment-bill")).loanList[0];
    const body = { loanGid, amount: "100.00", method: "card", bankcardGid: await borrower.bankcardGid() };
    await lender.control("/__sandbox/fault", { path: "/repayment/pay", drop: true });
    const headers = { "content-type": "application/json", "idempotency-key": "dropped" };
    const sent = fetch(`${address}/ostrader/repayment/pay?token=${borrower.token}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    await expect(sent).rejects.toThrow();
    const repaid = async () => (await borrower.ok("repayment-loandetail", { loanGid })).repaymentAmount;
    expect(await repaid()).toBe(10_000);
    // Asked again with the same key, it says what it did and does nothing more.
    expect((await borrower.ok("repayment-pay", body, { key: "dropped" })).amount).toBe(10_000);
    expect(await repaid()).toBe(10_000);
  });

  it("are refused when they say nothing", async () => {
    expect(await lender.control("/__sandbox/fault", { path: "/loan/list" })).toEqual({ error: expect.any(String) });
  });
});

describe("the control", () => {
  it("is for this machine only", async () => {
    const reply = await lender.app.inject({ url: "/__sandbox/ledger", remoteAddress: "192.0.2.7" });
    expect(reply.statusCode).toBe(403);
  });

  it("sets the clock, and a reset sets it right and writes the personas anew", async () => {
    const at = Date.parse("2027-01-01T00:00:00Z");
    expect((await lender.control("/__sandbox/clock", { set: at })).now).toBeGreaterThanOrEqual(at);
    expect(await lender.control("/__sandbox/clock", { set: at, advanceMs: 1 })).toEqual({ error: expect.any(String) });
    const before = await lender.as(2);
    await lender.control("/__sandbox/reset", {});
    expect(Math.abs(((await lender.control("/__sandbox/clock")).now as number) - Date.now())).toBeLessThan(5_000);
    expect((await before.call("loan-list")).status).toBe(7);
    expect((await (await lender.as(2)).ok("loan-list")).loanList).toEqual([]);
    expect((await lender.control("/__sandbox/ledger")).sum).toBe("0.00");
  });

  it("lists the personas and what was sent", async () => {
    expect(((await lender.control("/__sandbox/personas")).personas as unknown[]).length).toBeGreaterThan(20);
    expect(await lender.control("/__sandbox/outbox")).toEqual({ messages: expect.any(Array) });
  });
});
