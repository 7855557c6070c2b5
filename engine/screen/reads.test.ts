import { describe, expect, it, vi } from "vitest";
import type { Answer } from "../api/answer.ts";
import type { Client } from "../api/client.ts";
import type { Failure } from "../api/failure.ts";
import { Compiler } from "../compile/compile.ts";
import type { ScreenDocument } from "../document/types.ts";
import { AppState } from "../state/app-state.ts";
import { type Fail, Reads, type ReadState } from "./reads.ts";
import { ScreenSession } from "./screen-session.ts";

const asks: Answer = { ok: false, kind: "business", status: 1015, message: "code", content: {}, call: "list" };

/** A screen with one read, whose calls are answered by hand. */
function setUp(fail: Fail = async () => undefined) {
  const document = {
    id: "s",
    route: "/s",
    access: "any",
    title: "",
    reads: { list: { call: "list", with: { page: { $: { var: ["screen.page", 1] } } } } },
    children: [],
  } as ScreenDocument;
  const session = new ScreenSession(
    new Compiler().screen(document),
    { path: "/s", params: {}, query: {} },
    new AppState({}),
  );
  const sent: { body: unknown; answer: (answer: Answer) => void }[] = [];
  const run = (_id: string, body: unknown) => new Promise<Answer>((answer) => sent.push({ body, answer }));
  const reads = new Reads(session, { run } as unknown as Client, fail);
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
});
