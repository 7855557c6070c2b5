import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { CallDocument } from "../engine/document.ts";
import { openTestLender, type TestBorrower, type TestLender } from "../server/testing/test-lender.ts";
import { readDocuments } from "../publish/documents/read-documents.ts";
import { sample } from "./fault-matrix/sample.ts";

vi.setConfig({ hookTimeout: 60_000 });

const calls = readDocuments(process.cwd()).all.flatMap(({ kind, file, data }) =>
  kind === "call" ? [{ file, call: data as unknown as CallDocument }] : [],
);
const guarded = calls.filter(({ call }) => call.guest === undefined || Array.isArray(call.guest));

let lender: TestLender;
let victim: TestBorrower;
let stranger: TestBorrower;

beforeAll(async () => {
  lender = await openTestLender();
  victim = await lender.as(3);
  stranger = await lender.as(2);
});
afterAll(() => lender.close());

/** Says in each place where one could that the caller is the victim. */
async function pretend({ call, file }: (typeof calls)[number], token?: string) {
  const { id: userGid, userId } = victim.row;
  const body = sample(call.request, file) as object;
  const reply = await lender.app.inject({
    method: "POST",
    url: `/ostrader${call.path.split("?")[0]}`,
    query: { c: "999", bl: "en_US", userId: String(userId), ...(token !== undefined && { token }) },
    payload: { ...body, userGid },
  } as never);
  return { ...(reply.json() as { status: number; content: unknown }), text: reply.body };
}

it("R79 most calls ask who is there", () => {
  expect(guarded.length).toBeGreaterThan(50);
});

describe.each(guarded)("R79 $call.id", (known) => {
  it("gives and does nothing for a user id that comes without a token", async () => {
    const { status, text } = await pretend(known);
    expect(status).toBe(7);
    expect(text).not.toContain(victim.row.mobile);
  });

  it("gives and does nothing for another's user id beside one's own token", async () => {
    const { status, text } = await pretend(known, stranger.token);
    expect([7, 3198]).toContain(status);
    expect(text).not.toContain(victim.row.mobile);
  });
});
