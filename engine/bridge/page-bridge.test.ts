import { describe, expect, it } from "vitest";
import { bridgeDocument } from "../../tests/native/bridge-document.ts";
import { installFakeHost } from "../../tests/native/fake-host.ts";
import type { Naming } from "./capabilities.ts";
import type { BridgePage } from "./channel.ts";
import { pageBridge } from "./page-bridge.ts";

const origin = "https://app.example";

function bridgeOf(sets: readonly Naming[], loads: readonly (() => Promise<typeof bridgeDocument>)[]) {
  const page = Object.assign(new EventTarget(), { location: { origin } });
  installFakeHost(page as never, bridgeDocument, { sets });
  let loaded = 0;
  const load = () => (loads[loaded++] ?? loads[loads.length - 1])?.() as Promise<typeof bridgeDocument>;
  const bridge = pageBridge(page as unknown as BridgePage, bridgeDocument.objects, load, { origin });
  return { bridge, loaded: () => loaded };
}

const works = async () => bridgeDocument;
const breaks = () => Promise.reject(new Error("the line broke"));

describe("pageBridge", () => {
  it.each([
    ["a native app", ["new"], true, { ok: true, value: {} }],
    ["the plain web", [], false, { ok: false, reason: "none", fallback: "copy" }],
  ] as const)(
    "R70 B1 on %s looks at once and fetches its document when first asked, once",
    async (_, sets, native, answer) => {
      const { bridge, loaded } = bridgeOf(sets, [works]);
      expect([bridge.native, loaded()]).toEqual([native, 0]);
      const ask = () => bridge.ask("copy-text", { text: "a" });
      expect(await Promise.all([ask(), ask()])).toEqual([answer, answer]);
      expect(loaded()).toBe(1);
    },
  );

  it("C17 a document that cannot be had is a failure, and is tried again", async () => {
    const { bridge } = bridgeOf(["new"], [breaks, works]);
    expect(await bridge.ask("copy-text", { text: "a" })).toEqual({ ok: false, reason: "failed" });
    expect(await bridge.ask("copy-text", { text: "a" })).toEqual({ ok: true, value: {} });
  });
});
