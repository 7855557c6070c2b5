import { desc } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { outbox } from "../../database/tables/record.ts";
import { phoneAt } from "../../testing/phone.ts";
import { openTestLender, type TestLender } from "../../testing/test-lender.ts";

let lender: TestLender;
beforeAll(async () => {
  lender = await openTestLender({ sandbox: false });
}, 60_000);
afterAll(() => lender.close());

it("SANDBOX=off sends codes that nobody knows beforehand", async () => {
  const codes = new Set<string>();
  for (let n = 0; n < 8; n++) {
    const mobile = `803111220${String(n)}`;
    expect((await phoneAt(lender).send("userinfo-send-sms", { mobile, scene: "register" })).status).toBe(0);
    const [last] = await lender.database.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
    expect(last?.code).toMatch(/^\d{4}$/);
    codes.add(last?.code ?? "");
  }
  expect(codes.size).toBeGreaterThan(3);
});

it("SANDBOX=off takes no code that stands for a phone", async () => {
  const body = { authorizationCode: "kit-8031112299", loginType: 1 };
  expect((await phoneAt(lender).send("userinfo-third-party-register", body)).status).not.toBe(0);
  expect((await phoneAt(lender).send("userinfo-user-login", body)).status).toBe(3013);
});
