import { expect, it, vi } from "vitest";
import type { Engine } from "../../engine/index.ts";
import { Watchable } from "../../engine/testing.ts";
import { watchLine } from "./watch-line.ts";

type Found = "there" | "none" | "unclear";

/** A page of whose host is found, one after the other, what `finds` says, and a screen that waits as long as `waits`. */
async function watched(
  finds: readonly Found[],
  { kept = false, unheard = 0, waits = (): boolean => false, onLine = true } = {},
) {
  const values = new Map<string, unknown>([["env.online", true]]);
  const happened: string[] = [];
  const rest = [...finds];
  const client = { unheard: new Watchable(unheard) };
  const visit = {
    reads: {
      get unreached() {
        return waits();
      },
    },
    renew: async () => void happened.push("renew"),
  };
  const stage = { kind: "visit", visit };
  const engine = { client, stage, ui: { stage: new Watchable(stage) } } as unknown as Engine;
  const state = {
    read: (path: string) => values.get(path),
    write: (path: string, value: unknown) => {
      values.set(path, value);
      happened.push(`${path} ${String(value)}`);
    },
  };
  let ended: () => void = () => undefined;
  const end = new Promise<void>((settle) => (ended = settle));
  watchLine(engine, state, {
    onLine: () => onLine,
    reach: async () => {
      happened.push("ask");
      return rest.shift() ?? "there";
    },
    pause: async (ms) => {
      happened.push(String(ms));
      if (rest.length > 0) return;
      ended();
      // Whoever asked for more finds nobody who would wait for it.
      if (waits()) await new Promise(() => undefined);
    },
    back: () => {
      values.set("env.online", true);
      happened.push("back");
    },
    kept,
  });
  return { happened, client, end };
}

it("S30 once nobody answered and nobody is there, it asks after longer and longer pauses, and goes on by itself", async () => {
  const none: Found[] = ["none", "none", "none", "none", "none", "none"];
  const { happened, end } = await watched([...none, "there"], { unheard: 1 });
  await end;
  const asked = happened.filter((what) => !what.startsWith("env."));
  expect(happened[1]).toBe("env.online false");
  expect(asked.join(" ")).toBe("ask 2000 ask 4000 ask 8000 ask 16000 ask 30000 ask 30000 ask back 30000");
});

it.each<[string, readonly Found[], object, string]>([
  ["a page that was kept asks once", ["there"], { kept: true }, "ask 2000"],
  ["somebody is there, and nothing waits: nothing is done", ["there"], { unheard: 1 }, "ask 2000"],
  [
    "somebody is there, and what shows waits: it alone is asked for",
    ["there"],
    { unheard: 1, waits: () => true },
    "ask renew 2000",
  ],
  [
    "a host that broke down is asked again, and the line is not called gone",
    ["unclear", "there"],
    { unheard: 1, waits: () => true },
    "ask 2000 ask renew 4000",
  ],
])("R42 %s", async (_what, finds, how, did) => {
  const { happened, end } = await watched(finds, how);
  await end;
  expect(happened.join(" ")).toBe(did);
});

it("R35 what shows is asked for anew once while somebody is there who leaves it unanswered, whatever fails after that", async () => {
  const { happened, client } = await watched(["there", "there", "there", "there"], { unheard: 1, waits: () => true });
  await vi.waitFor(() => expect(happened.join(" ")).toBe("ask renew 2000 ask"));
  client.unheard.write(2);
  client.unheard.write(3);
  await vi.waitFor(() => expect(happened.join(" ")).toBe("ask renew 2000 ask ask"));
});

it("R42 and anew once the line was gone in between", async () => {
  const finds: Found[] = ["there", "none", "there", "there", "there"];
  const { happened, client } = await watched(finds, { unheard: 1, waits: () => true });
  await vi.waitFor(() => expect(happened.join(" ")).toContain("back"));
  client.unheard.write(2);
  await vi.waitFor(() => expect(happened.filter((what) => what === "renew")).toHaveLength(2));
});

it.each([
  ["where nothing failed", {}],
  ["while the browser itself says that there is no line", { unheard: 1, onLine: false }],
])("R42 nobody is asked %s", async (_when, how) => {
  const { happened } = await watched([], how);
  expect(happened).toEqual([]);
});

it("R42 many calls that nobody answers ask one question", async () => {
  const { happened, client, end } = await watched(["there"]);
  for (let count = 1; count <= 5; count++) client.unheard.write(count);
  await end;
  expect(happened).toEqual(["ask", "2000"]);
});
