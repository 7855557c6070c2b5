import { expect, it, vi } from "vitest";
import { hosted } from "../testing/hosted.ts";
import type { Early } from "./desk/early.ts";
import { EarlyDraft } from "./early-draft.ts";

// All documents are read and checked: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const [mine, other] = [
  { business: "716", channel: "104" },
  { business: "717", channel: "301" },
];
const whole = hosted().current();
const releaseNamed = (id: string) => ({ ...whole.release, id });

/** What 716-104 gets early of a release of that name. */
function early(id: string, pair = mine): Early {
  const boot = { ...whole.boot(pair.business, pair.channel, "en_US"), release: releaseNamed(id), pack: {} };
  const page = { html: new TextEncoder().encode(id), policy: "" };
  return {
    pair,
    release: boot.release,
    files: new Map([[`${id}.json`, `"${id}"`]]),
    boots: new Map([[`${pair.business}-${pair.channel}-en_US`, new TextEncoder().encode(JSON.stringify(boot))]]),
    drawn: new Map([[`${pair.business}-${pair.channel}-en_US`, { page, lost: page, icon: "", wholeIcon: "" }]]),
  };
}

/** A draft of which a release can be composed, or refused. */
function draft() {
  let current = { ...whole, release: releaseNamed("first") };
  const held: boolean[] = [];
  let tell: (faults: number, served: boolean) => void = () => undefined;
  const shown = new EarlyDraft({
    current: () => current,
    file: (address) => (address === "kept.json" ? "kept" : undefined),
    hold: (on) => void held.push(on),
    hear: (heard) => {
      tell = (faults, served) => heard(Array.from({ length: faults }) as Parameters<typeof heard>[0], served);
    },
  });
  return {
    shown,
    held,
    compose: (id: string) => {
      const release = releaseNamed(id);
      const boot: typeof whole.boot = (...codes) => {
        const found = whole.boot(...codes);
        return found && { ...found, release };
      };
      current = { ...whole, release, boot };
      tell(0, true);
    },
    refuse: () => tell(1, false),
    look: () => tell(0, false),
  };
}

it("the pair that was edited has what it gets at once, every other when all is composed", () => {
  const { shown, compose } = draft();
  compose("one");
  const told = vi.fn(() => shown.releaseOf(mine));
  shown.look(mine, told);
  shown.take(early("two"));
  expect(shown.releaseOf(mine)).toBe("two");
  expect(shown.releaseOf(other)).toBe("one");
  const boot = shown.current().boot("716", "104", "en_US");
  expect(boot?.pack).toEqual({});
  expect(boot && new TextDecoder().decode(shown.current().drawn(boot)?.page.html)).toBe("two");
  expect(shown.file("two.json")).toBe('"two"');
  expect(shown.file("kept.json")).toBe("kept");
  compose("two");
  expect(shown.releaseOf(other)).toBe("two");
  expect(shown.current().boot("716", "104", "en_US")?.pack).not.toEqual({});
  expect(told.mock.results.map(({ value }) => value)).toEqual(["one", "two", "two"]);
});

it("what is composed of an edit before the last does not hide the last", () => {
  const { shown, compose } = draft();
  shown.take(early("two"));
  shown.take(early("three"));
  compose("two");
  expect([shown.releaseOf(mine), shown.releaseOf(other)]).toEqual(["three", "two"]);
  compose("three");
  expect([shown.releaseOf(mine), shown.releaseOf(other)]).toEqual(["three", "three"]);
});

it.each([
  ["somebody else's edit is composed", "four", (of: ReturnType<typeof draft>) => of.compose("four")],
  ["it is refused", "one", (of: ReturnType<typeof draft>) => of.refuse()],
  ["nothing came of a look", "two", (of: ReturnType<typeof draft>) => of.look()],
])("once %s the pair has %s", (_, shows, happens) => {
  const made = draft();
  made.compose("one");
  made.shown.take(early("two"));
  happens(made);
  expect(made.shown.releaseOf(mine)).toBe(shows);
});

it("an edit that is taken back before it is composed is not shown any more", () => {
  const { shown, compose, look } = draft();
  compose("one");
  const told = vi.fn(() => shown.releaseOf(mine));
  shown.look(mine, told);
  shown.take(early("two"));
  shown.take(early("one"));
  expect(shown.releaseOf(mine)).toBe("one");
  // Whoever composes finds nothing new; or had begun with what is taken back.
  look();
  expect(shown.releaseOf(mine)).toBe("one");
  compose("two");
  expect(shown.releaseOf(mine)).toBe("one");
  compose("one");
  expect(shown.releaseOf(mine)).toBe("one");
  expect(told.mock.results.map(({ value }) => value)).toEqual(["one", "two", "one", "one", "one"]);
});

it("two pairs that are edited one after the other both have what they get", () => {
  const { shown, compose } = draft();
  compose("one");
  shown.take(early("two"));
  shown.take(early("three", other));
  expect([shown.releaseOf(mine), shown.releaseOf(other)]).toEqual(["two", "three"]);
  expect([shown.file("two.json"), shown.file("three.json")]).toEqual(['"two"', '"three"']);
  expect(shown.current().release.id).toBe("three");
  compose("two");
  expect([shown.releaseOf(mine), shown.releaseOf(other)]).toEqual(["two", "three"]);
  compose("three");
  expect([shown.releaseOf(mine), shown.releaseOf(other)]).toEqual(["three", "three"]);
});

it("what is composed already is not shown early", () => {
  const { shown, compose } = draft();
  compose("one");
  shown.take(early("one"));
  expect(shown.current().boot("716", "104", "en_US")?.pack).not.toEqual({});
});

const edit = (made: ReturnType<typeof draft>, id: string) => made.shown.edited(async () => made.shown.take(early(id)));

it("all others wait until whoever looks at the edited pair sees it", async () => {
  const made = draft();
  const leave = made.shown.look(mine, () => undefined);
  await edit(made, "two");
  expect(made.held).toEqual([true]);
  // The page goes, and comes again with what is early.
  leave();
  made.shown.look(other, () => undefined);
  expect(made.held).toEqual([true]);
  made.shown.look(mine, () => undefined);
  expect(made.held).toEqual([true, false]);
});

it("nobody waits for a look that does not come", async () => {
  vi.useFakeTimers();
  try {
    const made = draft();
    made.shown.look(mine, () => undefined);
    await edit(made, "two");
    vi.advanceTimersByTime(2_999);
    expect(made.held).toEqual([true]);
    vi.advanceTimersByTime(1);
    expect(made.held).toEqual([true, false]);
  } finally {
    vi.useRealTimers();
  }
});

it.each([
  ["nobody looks at the pair", async (made: ReturnType<typeof draft>) => edit(made, "two")],
  [
    "nothing was written",
    async (made: ReturnType<typeof draft>) => {
      made.shown.look(mine, () => undefined);
      await made.shown.edited(async () => undefined);
    },
  ],
  [
    "the edit fails",
    async (made: ReturnType<typeof draft>) => {
      const failed = made.shown.edited(() => Promise.reject(new Error("no")));
      await expect(failed).rejects.toThrow("no");
    },
  ],
])("where %s, all is made at once", async (_, happens) => {
  const made = draft();
  await happens(made);
  expect(made.held).toEqual([true, false]);
});
