import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type OpenDatabase, openDatabase } from "./open-database.ts";
import { rowsOf } from "./rows.ts";

let opened: OpenDatabase;
beforeAll(async () => void (opened = await openDatabase()));
afterAll(() => opened.close());

const asked = sql`select 5::int8 as whole, 1.5::numeric as exact, '2026-01-05'::date as day, '2026-01-05 11:00:00+00'::timestamptz as moment,
  '2026-01-05 11:00'::timestamp as local, interval '1 day' as span, array['2026-01-05'::date] as days, array[1.5::numeric] as shares,
  array[5::int8] as wholes, '{"a": 1}'::jsonb as json, null::text as nothing`;
/** As drizzle's columns expect it. */
const read = {
  whole: 5,
  exact: "1.5",
  day: "2026-01-05",
  moment: "2026-01-05 11:00:00+00",
  local: "2026-01-05 11:00:00",
  span: "1 day",
  days: "{2026-01-05}",
  shares: "{1.5}",
  wholes: [5],
  json: { a: 1 },
  nothing: null,
};

it("reads each type as drizzle expects it, within a transaction, a step of one, and without", async () => {
  const { db } = opened;
  expect(await rowsOf(db, asked)).toEqual([read]);
  await db.transaction(async (tx) => {
    expect(await rowsOf(tx, asked)).toEqual([read]);
    await tx.transaction(async (step) => expect(await rowsOf(step, asked)).toEqual([read]));
  });
});

it("takes back what a transaction that fails wrote", async () => {
  const { db } = opened;
  await db.execute(sql`create table written (n int)`);
  const failing = db.transaction(async (tx) => {
    await tx.execute(sql`insert into written values (1)`);
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await rowsOf(db, sql`select * from written`)).toEqual([]);
});
