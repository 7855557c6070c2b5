import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { withLoan } from "../../testing/lent.ts";
import { openTestLender, type TestLender } from "../../testing/test-lender.ts";

// A database is started and opened: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const HOUR = 3_600_000;

let lender: TestLender;
beforeAll(async () => {
  lender = await openTestLender();
});
beforeEach(() => lender.startOver());
afterAll(() => lender.close());

const later = (hours: number) => lender.control("/__sandbox/clock", { advanceMs: hours * HOUR });

it("F22 a complaint has a number, is looked at, and is answered within 48 hours", async () => {
  const { borrower, loanGid } = await withLoan(lender, 2, 1);
  const told = { type: "repay", content: "The fee was taken twice", dispute: true, loanGid };
  const { suggestGid, number, answerTime } = await borrower.ok("suggest-submit", told);
  expect(number).toBe(`C${suggestGid.slice(0, 8).toUpperCase()}`);
  const { loanNo } = await borrower.ok("repayment-loandetail", { loanGid });
  const list = async () => (await borrower.ok("suggest-list")).complaints;
  const [received] = await list();
  const known = { suggestGid, number, content: "The fee was taken twice", dispute: true, loanNo, answerTime };
  expect(received).toMatchObject({ ...known, state: "received" });
  expect(received.answer).toBeUndefined();
  expect(answerTime - received.time).toBe(48 * HOUR);
  await later(2);
  expect(await list()).toMatchObject([{ ...known, state: "in-work" }]);
  await later(22);
  const [answered] = await list();
  expect(answered).toMatchObject({ ...known, state: "answered" });
  expect(answered.answer).toMatch(/^We have gone through every booking of this loan/);
  expect(answered.answeredTime - answered.time).toBe(24 * HOUR);
});

it("F22 the newest comes first, and nobody sees another's", async () => {
  const borrower = await lender.as(2);
  await borrower.ok("suggest-submit", { type: "other", content: "The first one" });
  await later(1);
  await borrower.ok("suggest-submit", { type: "other", content: "The second one" });
  const { complaints } = await borrower.ok("suggest-list");
  expect(complaints.map(({ content }: { content: string }) => content)).toEqual(["The second one", "The first one"]);
  expect((await (await lender.as(3)).ok("suggest-list")).complaints).toEqual([]);
});

it("F22 F25 whoever is answered is told so, once: by a message, by SMS where he gave nothing else, and among who looked into his data", async () => {
  const borrower = await lender.as(2);
  const { number } = await borrower.ok("suggest-submit", { type: "other", content: "Where do I find my contract?" });
  const kinds = async () =>
    (await borrower.ok("message-list")).messages.map(({ kind }: { kind: string }) => kind).filter(isAnswer);
  const sent = async () => {
    const { messages } = await lender.control("/__sandbox/outbox");
    return (messages as { kind: string }[]).filter(({ kind }) => isAnswer(kind));
  };
  const isAnswer = (kind: string) => kind === "complaint-answered";
  await later(23);
  expect(await kinds()).toEqual([]);
  await later(1);
  expect(await kinds()).toEqual(["complaint-answered"]);
  await later(30);
  expect(await kinds()).toEqual(["complaint-answered"]);
  expect(await sent()).toMatchObject([{ channel: "sms", recipient: "7100000002", code: number }]);
  const { messages } = await borrower.ok("message-list");
  expect(messages[0].content).toBe(`Our answer to your message ${number} is there: Me, Tell us, Your messages to us.`);
  const { requests } = await borrower.ok("privacy-requests");
  expect(requests).toMatchObject([{ who: "support", purpose: "answer", kind: "messages" }]);
  expect((await (await lender.as(3)).ok("privacy-requests")).requests).not.toContainEqual(
    expect.objectContaining({ who: "support" }),
  );
});

/** To whom the answers to what was told went, and what was sent, newest first. */
async function answersSent() {
  const { messages } = await lender.control("/__sandbox/outbox");
  return (messages as { kind: string; channel: string; recipient: string; code: string }[])
    .filter(({ kind }) => kind === "complaint-answered")
    .map(({ channel, recipient, code }) => ({ to: `${channel} ${recipient}`, code }));
}

it.each([
  ["obi.n@mail.example", "mail obi.n@mail.example"],
  [" Obi@mail.example ", "mail Obi@mail.example"],
  ["8031234567", "sms 8031234567"],
  ["0803 123 4567", "sms 8031234567"],
  ["+234 803 123 4567", "sms 8031234567"],
  // Neither a phone nor an address, as the rules have them.
  ["", "sms 7100000002"],
  ["in the evening, please", "sms 7100000002"],
  ["0803 123 456", "sms 7100000002"],
  ["obi@mail", "sms 7100000002"],
  ["a@mail.example, b@mail.example", "sms 7100000002"],
])(
  "F22 V1 V12 who wants to be reached by %j is told by %s, by the number alone, and by a message",
  async (contact, to) => {
    const borrower = await lender.as(2);
    const told = { type: "other", content: "My salary of 90,000 came late", contact };
    const { number } = await borrower.ok("suggest-submit", told);
    await later(24);
    expect((await borrower.ok("message-list")).messages[0].kind).toBe("complaint-answered");
    expect(await answersSent()).toEqual([{ to, code: number }]);
  },
);

it("F22 nobody is flooded by what others tell us: the fourth answer of a day goes to the account's phone", async () => {
  const contact = "victim@mail.example";
  for (const persona of [2, 2, 2, 3]) {
    const told = {
      type: "other",
      content: "Please write to me there",
      contact: persona === 2 ? contact : contact.toUpperCase(),
    };
    await (await lender.as(persona)).ok("suggest-submit", told);
  }
  await later(24);
  for (const persona of [2, 3]) await (await lender.as(persona)).ok("suggest-list");
  const to = (await answersSent()).map((sent) => sent.to);
  expect(to).toEqual(["sms 7100000003", ...Array.from({ length: 3 }, () => `mail ${contact}`)]);
  await (await lender.as(3)).ok("suggest-submit", { type: "other", content: "And tomorrow again", contact });
  await later(24);
  await (await lender.as(3)).ok("suggest-list");
  expect((await answersSent())[0]?.to).toBe(`mail ${contact}`);
});
