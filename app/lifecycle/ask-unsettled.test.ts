import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Watchable } from "../../engine/testing.ts";
import { askUnsettled } from "./ask-unsettled.ts";

beforeEach(() => void vi.useFakeTimers({ now: 1000 }));
afterEach(() => void vi.useRealTimers());

type Engine = Parameters<typeof askUnsettled>[0];

/** A page on which a screen shows, with what was sent and is not settled. */
function page({ pending = [{ call: "pay", key: "k", at: 500, from: 500 }], known = true, dialogs = 0 } = {}) {
  const asked: string[] = [];
  const abandoned = new Watchable<readonly string[]>([]);
  const ui = {
    stage: new Watchable<unknown>({ kind: "visit" }),
    dialogs: new Watchable<readonly unknown[]>(Array.from({ length: dialogs })),
  };
  const engine = {
    ui,
    known,
    client: { pending: async () => pending, abandoned },
    settle: async ({ key }: { key: string }) => void asked.push(key),
  };
  const line = new EventTarget();
  // Of the engine only this is used.
  askUnsettled(engine as unknown as Engine, line);
  const later = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
  return { asked, ui, line, later, abandoned };
}

describe("R47 R48 what was sent before this page", () => {
  it("is asked about without a press, once", async () => {
    const { asked, ui, later } = page();
    await later();
    expect(asked).toEqual(["k"]);
    ui.stage.write({ kind: "visit" });
    await later();
    expect(asked).toEqual(["k"]);
  });

  it("is not asked about while it may still arrive", async () => {
    const { asked, later } = page({ pending: [{ call: "pay", key: "k", at: 500, from: 90_500 }] });
    await later(89_000);
    expect(asked).toEqual([]);
    await later(1000);
    expect(asked).toEqual(["k"]);
  });

  it("waits for a screen over which nothing stands", async () => {
    const { asked, ui, later } = page({ dialogs: 1 });
    await later();
    expect(asked).toEqual([]);
    ui.dialogs.write([]);
    await later();
    expect(asked).toEqual(["k"]);
  });

  it("is nothing that a guest is asked", async () => {
    const { asked, later } = page({ known: false });
    await later();
    expect(asked).toEqual([]);
  });

  it("is asked about when the line returns, what this page sent too", async () => {
    const { asked, line, later } = page({ pending: [{ call: "pay", key: "k", at: 1000, from: 1000 }] });
    await later(5000);
    expect(asked).toEqual([]);
    for (const times of [1, 2]) {
      line.dispatchEvent(new Event("online"));
      await later();
      expect(asked).toHaveLength(times);
    }
  });
});

it("R47 what this page sent from a screen that was left meanwhile is asked about without a press, once", async () => {
  const { asked, ui, later, abandoned } = page({ pending: [{ call: "pay", key: "k", at: 1000, from: 1000 }] });
  ui.stage.write({ kind: "visit" });
  await later(90_000);
  expect(asked).toEqual([]);
  abandoned.write(["k"]);
  await later();
  ui.stage.write({ kind: "visit" });
  await later();
  expect(asked).toEqual(["k"]);
});

describe("R47 R61 a device whose clock was set back", () => {
  it("is asked what was sent before, as soon as it cannot be on its way", async () => {
    const { asked, later } = page({ pending: [{ call: "pay", key: "k", at: 90_000_000, from: 90_120_000 }] });
    await later(119_999);
    expect(asked).toEqual([]);
    await later(120_001);
    expect(asked).toEqual(["k"]);
  });
});
