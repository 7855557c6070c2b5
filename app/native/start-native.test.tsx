import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type BridgePage, pageBridge } from "../../engine/bridge.ts";
import { testApp } from "../../engine/testing.ts";
import { bridgeDocument } from "../../tests/native/bridge-document.ts";
import { type HostScript, installFakeHost } from "../../tests/native/fake-host.ts";
import { forward, startNative } from "./start-native.ts";

afterEach(cleanup);

const origin = "https://app.example";

/** A page of user A inside a native app. */
async function pageOfA(
  script: Partial<HostScript>,
  load = async () => bridgeDocument,
  settled: () => Promise<void> = async () => undefined,
) {
  const page = Object.assign(new EventTarget(), { location: { origin } });
  const host = installFakeHost(page as never, bridgeDocument, { sets: ["new"], ...script });
  const bridge = pageBridge(page as unknown as BridgePage, bridgeDocument.objects, load, { origin });
  const app = await testApp([]);
  app.engine.state.write("session.token", "t");
  app.engine.state.write("session.userGid", "A");
  app.engine.state.write("journey.order", { amount: 1 });
  const reload = vi.fn();
  const start = () => startNative(app.engine, bridge, { reload, settled });
  return { ...app, host, bridge, reload, start };
}

const user = (userGid: string) => ({ "get-user-info": { answer: { userGid } } });
const show = () => document.dispatchEvent(new Event("visibilitychange"));

describe("startNative", () => {
  it.each(["new", "older"] as const)("C17 says what an app of the %s set can do", async (set) => {
    const { engine, start } = await pageOfA({ sets: [set], lacks: ["location"], acts: user("A") });
    await start();
    expect(engine.state.read("env.can.share")).toBe(true);
    expect(engine.state.read("env.can.location")).toBeUndefined();
  });

  it("R72 the app's other user ends the session at once, and nothing of the one before stays", async () => {
    const { engine, start, reload, went } = await pageOfA({ acts: user("B") });
    await start();
    expect(reload).toHaveBeenCalledOnce();
    expect(went).toEqual([engine.brand.routes.login]);
    for (const path of ["session.token", "session.userGid", "journey.order"])
      expect(engine.state.read(path)).toBeUndefined();
  });

  it("R33 R72 a payment of the user before that is on its way is not cut off, though his session ends at once", async () => {
    let paid = () => {};
    const settled = new Promise<void>((settle) => (paid = settle));
    const { engine, start, reload } = await pageOfA({ acts: user("B") }, undefined, () => settled);
    await start();
    expect([engine.known, reload.mock.calls.length]).toEqual([false, 0]);
    paid();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it("R72 the same user stays; a change that the app tells later ends the session", async () => {
    const { engine, host, start, reload } = await pageOfA({ acts: user("A") });
    await start();
    expect(reload).not.toHaveBeenCalled();
    expect(engine.known).toBe(true);
    host.act("get-user-info", { answer: { userGid: "" } });
    host.tell("user-changed");
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(engine.known).toBe(false);
  });

  it("R72 a change while the page was hidden is seen when it is shown", async () => {
    const { host, start, reload } = await pageOfA({ acts: user("A") });
    await start();
    host.act("get-user-info", { answer: { userGid: "B" } });
    show();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it("C17 a document that cannot be had is reported, and fetched again when the page is shown", async () => {
    let works = false;
    const load = async () => {
      if (!works) throw new Error("the line broke");
      return bridgeDocument;
    };
    const { engine, start, faults, reload } = await pageOfA({ acts: user("A") }, load);
    await start();
    expect(faults).toMatchObject([{ native: "start", message: "the line broke" }]);
    expect(engine.state.read("env.can")).toBeUndefined();
    works = true;
    show();
    await vi.waitFor(() => expect(engine.state.read("env.can.share")).toBe(true));
    expect(reload).not.toHaveBeenCalled();
  });
});

describe("forward", () => {
  it.each([
    ["base_open", 1],
    ["AF_apply", 1],
    ["onJKAjaxError", 1],
    ["in_login", 0],
    ["base_in_login", 0],
    ["p_login", 0],
  ])("C16 C17 tells the app of %s: %i", async (event, times) => {
    const { host, bridge } = await pageOfA({});
    await forward(bridge, event, { id: "x" });
    expect(host.asked.map(({ capability, params }) => [capability, params])).toEqual(
      times === 0 ? [] : [["track-event", { event, data: '{"id":"x"}' }]],
    );
  });

  it("C16 never rejects", async () => {
    const { bridge } = await pageOfA({}, () => Promise.reject(new Error("the line broke")));
    await expect(forward(bridge, "base_open", {})).resolves.toBeUndefined();
  });
});
