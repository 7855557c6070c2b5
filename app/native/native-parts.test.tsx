import { cleanup } from "@testing-library/react";
import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { BridgePage } from "../../engine/bridge.ts";
import { openBridge, testApp } from "../../engine/testing.ts";
import { bridgeDocument } from "../../tests/native/bridge-document.ts";
import { type Act, installFakeHost } from "../../tests/native/fake-host.ts";
import { adoptDevice } from "./adopt-device.ts";
import { askNetwork } from "./ask-network.ts";
import { showBar } from "./show-bar.ts";

afterEach(cleanup);
const origin = "https://app.example";
const own = `${"0".repeat(32)}1`;
const theirs = `${"ab".repeat(16)}2`;

/** A running app inside a native app that answers as told. */
async function inside(acts: Readonly<Record<string, Act>> = {}, lacks: readonly string[] = []) {
  const page = Object.assign(new EventTarget(), { location: { origin } });
  const host = installFakeHost(page as never, bridgeDocument, { sets: ["older"], acts, lacks });
  const bridge = openBridge({ page: page as unknown as BridgePage, capabilities: bridgeDocument, origin });
  return { ...(await testApp([])), host, bridge };
}

describe("adoptDevice", () => {
  const channel = { b: "718", c: "302" };
  it.each<[string, Readonly<Record<string, Act>>, (string | undefined)[]]>([
    [
      "what the app knows",
      {
        "get-device-id": { answer: { deviceId: theirs } },
        "get-channel": { answer: { ...channel, ch: "store", appVersion: "2.4.0" } },
      },
      [theirs, "store", "2.4.0"],
    ],
    ["nothing of an app that refuses", { "get-device-id": { refuse: "refused" } }, [own, undefined, undefined]],
    [
      "nothing in another shape",
      {
        "get-device-id": { answer: { deviceId: "G".repeat(33) } },
        "get-channel": { answer: { ...channel, ch: "<b>" } },
      },
      [own, undefined, undefined],
    ],
    [
      "no platform that there is not",
      { "get-device-id": { answer: { deviceId: `${"a".repeat(32)}9` } } },
      [own, undefined, undefined],
    ],
  ])("C17 E20 takes over %s", async (_, acts, expected) => {
    const { engine, bridge } = await inside(acts);
    engine.state.write("device.zuid", own);
    await adoptDevice(bridge, engine.state);
    expect(document.documentElement.hasAttribute("data-native-bar")).toBe(false);
    expect(["device.zuid", "session.ch", "session.appver"].map((path) => engine.state.read(path))).toEqual(expected);
  });
});

it("C17 leaves the page's own bar out where the app says that its bar shows", async () => {
  const { engine, bridge } = await inside({ "get-channel": { answer: { b: "718", c: "302", titleBar: true } } });
  await adoptDevice(bridge, engine.state);
  expect(document.documentElement.hasAttribute("data-native-bar")).toBe(true);
});

describe("askNetwork", () => {
  it.each<[string, Act, boolean]>([
    ["no line", { answer: { online: false, kind: "none" } }, false],
    ["a line", { answer: { online: true } }, true],
    ["nothing", { refuse: "failed" }, true],
    ["nonsense", { answer: { online: "no" } }, true],
  ])("C17 believes an app that says %s", async (_, answer, online) => {
    const { engine, bridge } = await inside({ "network-status": answer });
    engine.state.cells.write("env.online", true);
    await askNetwork(bridge, engine.state);
    expect(engine.state.read("env.online")).toBe(online);
  });
});

describe("showBar", () => {
  it("C17 the title bar says the page's title, each once, and has the icons of the screen", async () => {
    document.title = "First";
    const { engine, bridge, host } = await inside();
    showBar(engine, bridge);
    document.title = "Second";
    await vi.waitFor(() => expect(host.asked.filter(({ capability }) => capability === "set-title")).toHaveLength(2));
    document.title = "Second";
    document.title = "Third";
    await vi.waitFor(() => expect(host.asked.filter(({ capability }) => capability === "set-title")).toHaveLength(3));
    const titles = host.asked.filter(({ capability }) => capability === "set-title").map(({ params }) => params);
    expect(titles).toEqual([{ title: "First" }, { title: "Second" }, { title: "Third" }]);
    const icons = host.asked.filter(({ capability }) => capability === "set-icons").map(({ params }) => params);
    expect(icons).toEqual([{ back: true, close: false, service: false }]);
  });

  it("C17 a press on the way back goes back; on anything that is not declared does nothing", async () => {
    const { engine, bridge, host, went } = await inside();
    const back = vi.spyOn(engine.navigator, "back").mockImplementation(() => undefined);
    showBar(engine, bridge);
    await act(async () => {
      host.tell("icon-pressed", { icon: "back" });
      host.tell("icon-pressed", { icon: "service" });
      host.tell("icon-pressed", { icon: "close" });
      host.tell("icon-pressed", {});
    });
    expect(back).toHaveBeenCalledExactlyOnceWith(engine.brand.routes.home);
    expect(went).toEqual([]);
  });
});
