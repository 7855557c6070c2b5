import { expect, it } from "vitest";
import { AppState } from "../../engine/index.ts";
import { watchDevice } from "./watch-device.ts";

function hearing() {
  const state = new AppState({});
  let tell: ((event: { key: string | null; newValue: string | null }) => void) | undefined;
  watchDevice(state, { addEventListener: (_type, heard) => void (tell = heard) });
  return { state, tell: (key: string | null, newValue: string | null) => tell?.({ key, newValue }) };
}

it("D5 what another tab keeps on the device holds here, and what it forgets is forgotten", () => {
  const { state, tell } = hearing();
  tell("app.device.notices", '["u/n"]');
  expect(state.read("device.notices")).toEqual(["u/n"]);
  tell("app.device.notices", null);
  expect(state.read("device.notices")).toBeUndefined();
});

it.each([
  ["app.session.token", '"t"'],
  ["app.device.notices.0", '"u/n"'],
  ["other", '"x"'],
  ["app.device.notices", "{"],
  [null, null],
])("R59 %s with %s changes nothing", (key, text) => {
  const { state, tell } = hearing();
  tell(key, text);
  for (const root of ["device", "session"] as const) expect(state.cells.entries(root)).toEqual([]);
});
