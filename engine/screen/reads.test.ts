import { describe, expect, it, vi } from "vitest";
import { type Answer, refused } from "../api/answer.ts";
import type { Client } from "../api/client.ts";
import type { Failure, FailureKind } from "../api/failure.ts";
import { Compiler } from "../compile/compile.ts";
import type { ScreenDocument } from "../document/types.ts";
import { AppState } from "../state/app-state.ts";
import { type Fail, Reads, type ReadState } from "./reads.ts";
import { ScreenSession } from "./screen-session.ts";

const asks: Answer = { ok: false, kind: "business", status: 1015, message: "code", content: {}, call: "list" };

/** A screen with one read, whose calls are answered by hand. */
function setUp(
  fail: Fail = async () => undefined,
  paged = false,
  known?: { content: unknown; at: number },
  beside: ScreenDocument["reads"] = {},
) {
  const document = {
    id: "s",
    route: "/s",
    access: "any",
    title: "",
    reads: { list: { call: "list", with: { page: { $: { var: ["screen.page", 1] } } } }, ...beside },
    children: [],
  } as ScreenDocument;
  const app = new AppState({});
  app.write("env.now", 9);
  const session = new ScreenSession(new Compiler().screen(document), { path: "/s", params: {}, query: {} }, app);
  const sent: { body: unknown; answer: (answer: Answer) => void }[] = [];
  const run = (_id: string, body: unknown) => new Promise<Answer>((answer) => sent.push({ body, answer }));
  const pages = () => "list";
  // Where there are others, the first one is what nobody has seen yet.
  const lastKnown = (call: string) => (call === "list" && Object.keys(beside).length > 0 ? undefined : known);
  const client = { run, pages: paged ? pages : () => undefined, lastKnown } as unknown as Client;
  const reads = new Reads(session, client, fail);
  const state = () => session.cells.read("reads.list") as ReadState;
  return { session, sent, reads, state };
}

const good = (content: unknown): Answer => ({ ok: true, content });

describe("Reads", () => {
  it.each<[string, readonly number[]]>([
    ["in order", [0, 1]],
    ["out of order", [1, 0]],
  ])("R38 the newer answer counts when they come %s", async (_title, order) => {
    const { session, sent, reads, state } = setUp();
    const runs = [reads.start()];
    session.write("screen.page", 2);
    runs.push(reads.start());
    for (const index of order) {
      sent[index]?.answer(good(index === 0 ? "older" : "newer"));
      await Promise.resolve();
    }
    await Promise.all(runs);
    expect(sent.map(({ body }) => body)).toEqual([{ page: 1 }, { page: 2 }]);
    expect(state()).toMatchObject({ status: "ok", value: "newer" });
  });

  it("R38 an older failure says nothing after the newer answer", async () => {
    const said: Failure[] = [];
    const { sent, reads, state } = setUp(async (failure) => void said.push(failure));
    const runs = [reads.start(), reads.start()];
    sent[1]?.answer(good("newer"));
    sent[0]?.answer(asks);
    await Promise.all(runs);
    expect(state()).toMatchObject({ status: "ok", value: "newer" });
    expect(said).toEqual([]);
  });

  it("X4 a read is repeated with what the catalogue gives, and shows its answer", async () => {
    const { sent, reads, state } = setUp(async () => ({ captchaCode: "1234" }));
    const run = reads.start();
    sent[0]?.answer(asks);
    await run;
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toEqual({ page: 1, captchaCode: "1234" });
    expect(reads.phase.read()).toBe("loading");
    sent[1]?.answer(good("list"));
    await vi.waitFor(() => expect(state()).toMatchObject({ status: "ok", value: "list" }));
    expect(reads.phase.read()).toBe("ready");
  });

  it("X4 R39 a read of a screen that was left is not repeated", async () => {
    let give: (body: Record<string, unknown>) => void = () => undefined;
    const { sent, reads, session } = setUp(() => new Promise((settle) => (give = settle)));
    const run = reads.start();
    sent[0]?.answer(asks);
    await run;
    session.left.abort();
    give({ captchaCode: "1234" });
    await Promise.resolve();
    expect(sent).toHaveLength(1);
  });

  describe("a list that comes in pages", () => {
    const page = (list: readonly number[], total: number) => good({ list, listTotal: total, unread: list[0] });
    const tick = () => new Promise((settle) => setTimeout(settle));
    const begun = async () => {
      const all = setUp(undefined, true);
      const starting = all.reads.start();
      all.sent[0]?.answer(page([9, 8, 7], 7));
      await starting;
      return all;
    };

    it("grows by a page from the next entry on, and says how many have not come", async () => {
      const { sent, reads, state } = await begun();
      expect(state()).toEqual({ status: "ok", value: { list: [9, 8, 7], listTotal: 7, unread: 9 }, rest: 4 });
      const more = reads.more("list");
      sent[1]?.answer(page([6, 5, 4], 7));
      expect(await more).toBe(true);
      expect(sent[1]?.body).toEqual({ page: 1, from: 3 });
      expect(state()).toEqual({ status: "ok", value: { list: [9, 8, 7, 6, 5, 4], listTotal: 7, unread: 6 }, rest: 1 });
    });

    it("shows no entry twice that a new one has pushed onto the next page", async () => {
      const { sent, reads, state } = await begun();
      const more = reads.more("list");
      sent[1]?.answer(page([7, 6, 5], 8));
      await more;
      expect(state()).toMatchObject({ value: { list: [9, 8, 7, 6, 5] }, rest: 2 });
    });

    it("comes back as long as it was when it is read again, at once", async () => {
      const { sent, reads, state } = await begun();
      const more = reads.more("list");
      sent[1]?.answer(page([6, 5, 4], 7));
      await more;
      const again = reads.start();
      sent[2]?.answer(page([19, 18, 17], 7));
      await tick();
      expect(state()).toMatchObject({ status: "loading", value: { list: [9, 8, 7, 6, 5, 4] } });
      sent[3]?.answer(page([16, 15, 14], 7));
      await again;
      expect(state()).toMatchObject({ status: "ok", value: { list: [19, 18, 17, 16, 15, 14] }, rest: 1 });
    });

    it("is the first page again when something else is asked for", async () => {
      const { session, sent, reads, state } = await begun();
      const more = reads.more("list");
      sent[1]?.answer(page([6, 5, 4], 7));
      await more;
      session.write("screen.page", 2);
      const again = reads.start();
      sent[2]?.answer(page([1], 9));
      await again;
      expect(sent).toHaveLength(3);
      expect(state()).toMatchObject({ status: "ok", value: { list: [1] }, rest: 8 });
    });

    it("keeps what it has when a page does not come, and asks for it anew", async () => {
      const { sent, reads, state } = await begun();
      const failed = reads.more("list");
      sent[1]?.answer({ ok: false, kind: "timeout", status: -1, message: "", content: {}, call: "list" });
      expect(await failed).toBe(false);
      expect(state()).toMatchObject({ status: "ok", value: { list: [9, 8, 7] }, rest: 4 });
      void reads.more("list");
      expect(sent[2]?.body).toEqual({ page: 1, from: 3 });
    });

    it("X4 asks for a page again with the code that it asks for, and with it for that page alone", async () => {
      const { sent, reads, state } = setUp(async () => ({ captchaCode: "1234" }), true);
      const starting = reads.start();
      sent[0]?.answer(page([9, 8, 7], 7));
      await starting;
      const more = reads.more("list");
      sent[1]?.answer(asks);
      await tick();
      expect(sent[2]?.body).toEqual({ page: 1, from: 3, captchaCode: "1234" });
      sent[2]?.answer(page([6, 5, 4], 7));
      expect([await more, state().rest]).toEqual([true, 1]);
      void reads.more("list");
      expect(sent[3]?.body).toEqual({ page: 1, from: 6 });
    });

    it("drops a page that comes after it was read again, and ends with an empty one", async () => {
      const { sent, reads, state } = await begun();
      const late = reads.more("list");
      const again = reads.start();
      sent[2]?.answer(page([3, 2, 1], 7));
      await again;
      sent[1]?.answer(page([6, 5, 4], 7));
      expect(await late).toBe(false);
      expect(state()).toMatchObject({ value: { list: [3, 2, 1] } });
      const last = reads.more("list");
      sent[3]?.answer(page([], 7));
      await last;
      expect(state()).toMatchObject({ rest: 0 });
      expect(await reads.more("list")).toBe(false);
    });
  });

  const known = { content: "of yesterday", at: 3 };
  it.each<[FailureKind, ReadState["status"], number | undefined]>([
    ["offline", "ok", 3],
    ["network", "ok", 3],
    ["timeout", "ok", 3],
    ["busy", "error", undefined],
    ["contract", "error", undefined],
    ["business", "error", undefined],
  ])("what is known shows, with its time, where nobody could be reached: %s", async (kind, status, since) => {
    const { sent, reads, state } = setUp(undefined, false, known);
    const run = reads.start();
    sent[0]?.answer(refused(kind));
    await run;
    expect(state().status).toBe(status);
    expect(state().value).toBe(status === "ok" ? "of yesterday" : undefined);
    expect(reads.since.read()).toBe(since);
    expect(reads.phase.read()).toBe(status === "ok" ? "ready" : "failed");
  });

  it("R42 a screen that cannot show is not said to be as it was, though some of its reads are known", async () => {
    const { sent, reads, state } = setUp(undefined, false, known, { status: { call: "status", optional: true } });
    const run = reads.start();
    for (const { answer } of sent) answer(refused("offline"));
    await run;
    expect([sent.length, state().status, reads.phase.read(), reads.since.read()]).toEqual([
      2,
      "error",
      "failed",
      undefined,
    ]);
    const again = reads.start(["list"]);
    sent[2]?.answer(good("of now"));
    await again;
    expect([reads.phase.read(), reads.since.read()]).toEqual(["ready", 3]);
  });

  it("what shows already stays, with the time when it came, and is asked for again until somebody answers", async () => {
    const { sent, reads, state } = setUp(undefined, false, known);
    const answered = reads.start();
    sent[0]?.answer(good("of now"));
    await answered;
    expect(reads.since.read()).toBeUndefined();
    const broken = reads.start();
    sent[1]?.answer(refused("network"));
    await broken;
    expect([state().value, reads.since.read()]).toEqual(["of now", 9]);
    const back = reads.again();
    sent[2]?.answer(good("anew"));
    await back;
    expect([state().value, reads.since.read()]).toEqual(["anew", undefined]);
    await reads.again();
    expect(sent).toHaveLength(3);
  });

  it("R42 without a line a read that shows already is not said to have failed, one that shows nothing is", async () => {
    const failures: Failure[] = [];
    const { sent, reads } = setUp(async (failure) => void failures.push(failure));
    const empty = reads.start();
    sent[0]?.answer(refused("offline"));
    await empty;
    expect(failures).toHaveLength(1);
    const answered = reads.start();
    sent[1]?.answer(good("of now"));
    await answered;
    const dropped = reads.start();
    sent[2]?.answer(refused("offline"));
    await dropped;
    expect(failures).toHaveLength(1);
    // The server was asked and said nothing: that is told each time.
    const late = reads.start();
    sent[3]?.answer(refused("timeout"));
    await late;
    expect(failures).toHaveLength(2);
  });

  it("R42 what shows when the line drops says as of when, and is asked for again", async () => {
    const { sent, reads } = setUp();
    reads.age();
    expect(reads.since.read()).toBeUndefined();
    const answered = reads.start();
    sent[0]?.answer(good("of now"));
    await answered;
    reads.age();
    expect(reads.since.read()).toBe(9);
    // The line is back: nothing comes and goes while it is asked for, and what cannot be had even so says so again.
    const back = reads.renew();
    expect(reads.since.read()).toBeUndefined();
    sent[1]?.answer(refused("network"));
    await back;
    expect(reads.since.read()).toBe(9);
    const anew = reads.renew();
    sent[2]?.answer(good("anew"));
    await anew;
    expect([sent.length, reads.since.read()]).toEqual([3, undefined]);
  });

  it.each<[FailureKind, readonly FailureKind[]]>([
    ["network", []],
    ["timeout", []],
    ["business", ["business"]],
  ])("R42 what the line is asked by itself and fails with %s is told: %j", async (kind, told) => {
    const said: FailureKind[] = [];
    const { sent, reads } = setUp(async (failure) => void said.push(failure.kind));
    const first = reads.start();
    sent[0]?.answer(good("seen"));
    await first;
    expect(reads.unreached).toBe(false);
    reads.age();
    expect(reads.unreached).toBe(true);
    const back = reads.renew();
    sent[1]?.answer(refused(kind));
    await back;
    expect([said, reads.unreached]).toEqual([told, kind !== "business"]);
  });
});
