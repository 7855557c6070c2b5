import { expect, it } from "vitest";
import { AppState } from "../engine/index.ts";
import { deviceId } from "./device-id.ts";

const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15";
const android = "Mozilla/5.0 (Linux; Android 12; TECNO KG5k) AppleWebKit/537.36";

it.each([
  ["a desktop", "Mozilla/5.0 (X11; Linux x86_64)", "1"],
  ["an iPhone", iphone, "1"],
  ["Android", android, "2"],
  ["WeChat on an iPhone", `${iphone} MicroMessenger/8.0.42`, "3"],
  ["WeChat on Android", `${android} MicroMessenger/8.0.42`, "4"],
  ["no user agent", "", "1"],
])("E20 on %s the device id ends with its digit and stays", (_, agent, digit) => {
  const state = new AppState({});
  const made = deviceId(state, agent);
  expect(made).toMatch(new RegExp(`^[0-9a-f]{32}${digit}$`));
  expect([deviceId(state, "another browser"), state.read("device.zuid")]).toEqual([made, made]);
});

it.each(["", "x", "g".repeat(32) + "1", "0".repeat(32) + "5", 7, null])("E20 R59 a kept id %j is made anew", (kept) => {
  const state = new AppState({});
  state.write("device.zuid", kept);
  expect(deviceId(state, "")).toMatch(/^[0-9a-f]{32}1$/);
});
