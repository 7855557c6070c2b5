import { describe, expect, it, vi } from "vitest";
import type { PublishedStep } from "../document/published.ts";
import type { DialogDocument } from "../document/types.ts";
import { testVisit } from "../render/testing/test-visit.ts";

const say = (text: string): PublishedStep => ({ do: "set", with: { path: "screen.said", value: text } });
const catalogue = [
  { id: "fault", kind: "fault", then: [say("fault")] },
  { id: "other", then: [say("other")] },
];

const dialog = (change: Partial<DialogDocument> = {}): DialogDocument => ({
  id: "ask",
  title: "Ask",
  children: [],
  ...change,
});
const ask: PublishedStep = { do: "dialog", with: { dialog: "ask", with: { a: 1 } }, ok: [say("yes")] };

describe("verbs", () => {
  it.each([
    ["/a", undefined, "/a"],
    ["/a", { x: 1 }, "/a?x=1"],
  ])("go to %s with %j", async (to, query, target) => {
    const { visit, went } = testVisit({ catalogue });
    await visit.run([{ do: "go", with: { to, ...(query && { query }) } }]);
    expect(went).toEqual([target]);
  });

  it.each(["//evil.example", "javascript:alert(1)", "/\\evil"])("R16 go refuses %s", async (to) => {
    const { visit, went } = testVisit({ catalogue });
    await visit.run([{ do: "go", with: { to } }]);
    expect(went).toEqual([]);
    expect(visit.session.read("screen.said")).toBe("fault");
  });

  it.each<PublishedStep>([
    { do: "validate", with: { fields: "amount" } },
    { do: "validate", with: { fields: [7] } },
    { do: "refresh", with: { reads: { quote: true } } },
  ])("%j gives no list of names: a fault, and nothing is checked or read", async (step) => {
    const { visit } = testVisit({ catalogue });
    const ended = await visit.run([step, say("went on")]);
    expect([ended, visit.session.read("screen.said")]).toEqual([false, "fault"]);
  });

  it.each([
    ["warn", "warn"],
    [undefined, "info"],
    ["blinking", "info"],
  ])("a toast of kind %j looks like %j", async (kind, looks) => {
    const { engine, visit } = testVisit({ catalogue });
    await visit.run([{ do: "toast", with: { text: "Saved", kind } }]);
    expect(engine.toasts.current).toMatchObject({ text: "Saved", kind: looks });
  });

  it("R16 open leaves only for the allow-list", async () => {
    const { visit, opened, tracked } = testVisit({ catalogue });
    await visit.run([{ do: "open", with: { url: "https://pay.example.com/x" } }]);
    await visit.run([{ do: "open", with: { url: "https://evil.example" } }]);
    expect(opened).toEqual(["https://pay.example.com/x"]);
    expect(tracked).toContain("refused_url");
  });

  it.each([
    [{ value: "v" }, "yes"],
    [{}, undefined],
  ])("D7 a dialog closed with %j says %s", async (given, said) => {
    const { engine, visit } = testVisit({ catalogue, dialogs: [dialog()] });
    const run = visit.run([ask]);
    await vi.waitFor(() => expect(engine.dialogs.stack).toHaveLength(1));
    await visit.run([{ do: "close", with: given }]);
    await run;
    expect(visit.session.read("screen.said")).toBe(said);
    expect(engine.dialogs.stack).toHaveLength(0);
  });

  it("D7 a dialog that must be answered cannot be put away; leaving the screen ends it", async () => {
    const { engine, visit } = testVisit({ catalogue, dialogs: [dialog({ closable: false })] });
    const run = visit.run([ask]);
    await vi.waitFor(() => expect(engine.dialogs.stack).toHaveLength(1));
    expect(engine.dialogs.dismiss()).toBe(false);
    engine.dialogs.leave(visit);
    await run;
    expect(visit.session.read("screen.said")).toBeUndefined();
  });

  it("X2 R52 the same dialog opens once, however often it is asked for", async () => {
    const { engine, visit } = testVisit({ catalogue, dialogs: [dialog()] });
    const all = Promise.all([1, 2, 3, 4, 5].map(() => visit.run([ask])));
    await vi.waitFor(() => expect(engine.dialogs.stack.length).toBeGreaterThan(0));
    expect(engine.dialogs.stack).toHaveLength(1);
    engine.dialogs.close({ dismissed: false, value: true });
    await all;
  });

  it("F8 login stores who it is, clears the journey and goes where one wanted to go", async () => {
    const { engine, visit, went } = testVisit({ catalogue });
    engine.state.write("journey.old", 1);
    engine.state.write("session.wanted", "/bill?x=1");
    await visit.run([{ do: "login", with: { identity: { token: "t", name: "N" } } }]);
    expect([engine.known, engine.state.read("journey.old"), engine.state.read("session.wanted")]).toEqual([
      true,
      undefined,
      undefined,
    ]);
    expect(went).toEqual(["/bill?x=1"]);
  });

  it("R53 R54 logout forgets session and journey and goes to the login", async () => {
    const { engine, visit, went } = testVisit({ catalogue });
    engine.state.write("session.token", "t");
    engine.state.write("journey.amount", 1);
    await visit.run([{ do: "logout" }]);
    expect([engine.known, engine.state.read("journey.amount")]).toEqual([false, undefined]);
    expect(went).toEqual(["/login"]);
  });

  it("A1 R54 a logout that nobody chose leads back after the login, by the path alone", async () => {
    const { engine, visit, went } = testVisit({ catalogue });
    engine.state.write("session.token", "t");
    await engine.arrivals.arrive("/test", "?loanGid=l1");
    await visit.run([{ do: "logout", with: { back: true } }]);
    expect(engine.known).toBe(false);
    await visit.run([{ do: "login", with: { identity: { token: "u" } } }]);
    expect(went.slice(-2)).toEqual(["/login", "/test"]);
    await visit.run([{ do: "logout" }]);
    await visit.run([{ do: "login", with: { identity: { token: "u" } } }]);
    expect(went.slice(-2)).toEqual(["/login", "/home"]);
  });

  it("A1 R54 an address that is gone back to after a logout is led to by its path alone, a guest's own with all it names", async () => {
    const { engine, visit, went } = testVisit({ catalogue });
    const login = { do: "login", with: { identity: { token: "u" } } };
    engine.arrivals.remember("/test", "?loanGid=l1");
    await visit.run([login]);
    expect(went.slice(-1)).toEqual(["/test?loanGid=l1"]);
    await visit.run([{ do: "logout" }]);
    engine.arrivals.remember("/test", "?loanGid=l1");
    expect(engine.state.read("session.wanted")).toBe("/test");
    await visit.run([login]);
    expect(went.slice(-1)).toEqual(["/test"]);
    // Nobody was in: nothing of anybody is left behind.
    engine.state.wipe("session");
    await visit.run([{ do: "logout" }]);
    engine.arrivals.remember("/test", "?loanGid=l1");
    expect(engine.state.read("session.wanted")).toBe("/test?loanGid=l1");
  });

  it("R54 S30 another's login and a logout drop what the device keeps of a user; his own login does not", async () => {
    const { engine, visit } = testVisit({ catalogue });
    const kept = { owner: "ada", number: "7" };
    const after = async (step: Parameters<typeof visit.run>[0][number]) => {
      engine.state.write("device.repayTo", kept);
      await visit.run([step]);
      return engine.state.read("device.repayTo");
    };
    expect(await after({ do: "login", with: { identity: { token: "t", userGid: "ada" } } })).toEqual(kept);
    expect(await after({ do: "login", with: { identity: { token: "t", userGid: "bola" } } })).toBeUndefined();
    expect(await after({ do: "logout" })).toBeUndefined();
  });

  it("F6 decide runs the row's steps with its inputs, and keeps the trace", async () => {
    const decision = {
      id: "d",
      inputs: { x: { type: "integer" } },
      cases: [],
      rows: [
        {
          id: "one",
          when: { "===": [{ var: "inputs.x" }, 1] },
          then: [{ do: "set", with: { path: "screen.said", value: { $: "inputs.x" } } }],
          because: "one",
        },
        { id: "rest", then: [], because: "rest" },
      ],
      undecided: { then: [{ do: "set", with: { path: "screen.said", value: "undecided" } }], because: "odd" },
    };
    const { engine, visit, tracked } = testVisit({ catalogue, decisions: [decision] });
    const take = (x: unknown) => visit.run([{ do: "decide", with: { decision: "d", inputs: { x } } }]);
    await take(1);
    expect(visit.session.read("screen.said")).toBe(1);
    await take("1");
    expect(visit.session.read("screen.said")).toBe("undecided");
    expect(engine.ui.decision.read()).toMatchObject({ id: "d", row: "undecided", trace: [{ row: "inputs" }] });
    expect(tracked.filter((event) => event === "decision")).toHaveLength(2);
  });
});
