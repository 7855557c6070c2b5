import { expect, it } from "vitest";
import { AppState, type Engine } from "../../engine/index.ts";
import { leaveWay } from "./leave-way.ts";

const bars = [
  { path: "env.online", is: false, text: "t", props: {}, way: { text: "w", to: "/offline" } },
  { path: "session.demo", is: true, text: "t", props: {} },
];

it.each([
  ["on the page of a bar that goes", "/offline", true, ["back /index"]],
  ["elsewhere", "/bill", true, []],
  ["as long as the bar stays", "/offline", false, []],
])("S30 %s", (_where, path, online, led) => {
  const state = new AppState({});
  const went: string[] = [];
  state.write("env.online", undefined);
  const engine = {
    state,
    chrome: { bars },
    brand: { routes: { home: "/index" } },
    navigator: { back: (to: string) => void went.push(`back ${to}`) },
    stage: { kind: "visit", visit: { session: { route: { path } } } },
  } as unknown as Engine;
  leaveWay(engine);
  state.write("session.demo", true);
  state.write("env.online", online);
  expect(went).toEqual(led);
});
