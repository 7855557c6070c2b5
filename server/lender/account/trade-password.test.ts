import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { person } from "../../database/tables/person.ts";
import { inTransaction } from "../frame/in-transaction.ts";
import { Refusal } from "../../contract/refusal.ts";
import { openPersonaLender, type PersonaLender } from "../../testing/persona-lender.ts";
import { checkTradePassword } from "./trade-password.ts";

// Hashing is slow on purpose, and slower on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let lender: PersonaLender;
beforeAll(async () => {
  lender = await openPersonaLender();
}, 60_000);
afterAll(() => lender.close());

/** Checks a PIN as a call would: what a refusal keeps is committed. */
async function check(number: number, pin: string): Promise<number> {
  const { row } = await lender.as(number);
  return inTransaction(lender.database.db, async (tx) => {
    try {
      await checkTradePassword(tx, row, pin);
      return 0;
    } catch (error) {
      if (error instanceof Refusal) return error.status;
      throw error;
    }
  });
}

it("3020 wrong three times, 3021 from the fourth on, even for the right PIN", async () => {
  const answers = [];
  for (const pin of ["1111", "2222", "3333", "4444", "2580"]) answers.push(await check(2, pin));
  expect(answers).toEqual([3020, 3020, 3020, 3021, 3021]);
});

it("X6 says how many tries are left, of one in the singular", async () => {
  const said = [];
  for (const oldPassword of ["1111", "2222", "3333"])
    said.push(
      (await (await lender.as(8)).call("userinfo-trade-password-modify", { oldPassword, password: "1357" })).message,
    );
  expect(said).toEqual([
    "Incorrect transaction password, 3 tries left",
    "Incorrect transaction password, 2 tries left",
    "Incorrect transaction password, 1 try left",
  ]);
});

it("the right PIN forgets wrong ones", async () => {
  const answers = [];
  for (const pin of ["1111", "1111", "2580", "1111", "2580"]) answers.push(await check(3, pin));
  expect(answers).toEqual([3020, 3020, 0, 3020, 0]);
});

it("V4 a PIN has 4 digits", async () => {
  expect(await check(5, "25801")).toBe(3100);
});

it("3011 without a PIN; set once it works; setting it again is refused", async () => {
  const { row, token } = await lender.as(9);
  await lender.database.db.update(person).set({ pinHash: null }).where(eq(person.borrowerId, row.id));
  expect(await check(9, "2580")).toBe(3011);
  const set = (password: string) => lender.ask("userinfo-trade-password-set", { password }, { token });
  expect((await set("12a4")).message).toBe("Please enter 4 digits");
  expect((await set("1379")).status).toBe(0);
  expect((await set("1379")).status).toBe(3199);
  expect(await check(9, "1379")).toBe(0);
});
