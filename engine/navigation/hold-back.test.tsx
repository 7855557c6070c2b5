import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { holdBack } from "./hold-back.ts";

/** History as a browser has it: going back is told later. */
let entries: unknown[] = [];
const back = () => {
  entries.pop();
  setTimeout(() => window.dispatchEvent(new PopStateEvent("popstate")), 5);
};

beforeEach(() => {
  vi.useFakeTimers();
  entries = [{}];
  vi.spyOn(window.history, "pushState").mockImplementation((state) => void entries.push(state));
  vi.spyOn(window.history, "state", "get").mockImplementation(() => entries.at(-1));
  vi.spyOn(window.history, "back").mockImplementation(back);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("R64 the back button dismisses what holds it and takes one entry", async () => {
  const dismiss = vi.fn(() => true);
  const letGo = holdBack.hold(dismiss);
  expect(entries).toHaveLength(2);
  back();
  await vi.advanceTimersByTimeAsync(5);
  expect(dismiss).toHaveBeenCalledOnce();
  letGo();
  expect(entries).toHaveLength(1);
});

it("R64 a dialog right after another is not dismissed by what the first one takes back", async () => {
  holdBack.hold(() => true)();
  const dismiss = vi.fn(() => true);
  const letGo = holdBack.hold(dismiss);
  await vi.advanceTimersByTimeAsync(20);
  expect(dismiss).not.toHaveBeenCalled();
  expect(entries).toHaveLength(2);
  back();
  await vi.advanceTimersByTimeAsync(5);
  expect(dismiss).toHaveBeenCalledOnce();
  letGo();
});

it("R64 a dialog that is gone before it could hold leaves nothing behind", async () => {
  holdBack.hold(() => true)();
  holdBack.hold(() => true)();
  await vi.advanceTimersByTimeAsync(20);
  expect(entries).toHaveLength(1);
});

it("R64 what does not let itself be dismissed holds the next press, too", async () => {
  const dismiss = vi.fn(() => false);
  const letGo = holdBack.hold(dismiss);
  for (const presses of [1, 2]) {
    back();
    await vi.advanceTimersByTimeAsync(5);
    expect(dismiss).toHaveBeenCalledTimes(presses);
    expect(entries).toEqual([{}, { held: true }]);
  }
  letGo();
  await vi.advanceTimersByTimeAsync(5);
  expect(entries).toEqual([{}]);
});

it("R64 a dialog opened on an entry that a reload left takes back its own only", async () => {
  entries = [{}, { held: true }];
  const letGo = holdBack.hold(() => true);
  back();
  await vi.advanceTimersByTimeAsync(5);
  letGo();
  await vi.advanceTimersByTimeAsync(5);
  expect(entries).toEqual([{}, { held: true }]);
});

it("R64 an entry that a reload left is taken back, so that the next press is no press for nothing", async () => {
  entries = [{}, { held: true }];
  holdBack.tidy();
  holdBack.tidy();
  await vi.advanceTimersByTimeAsync(5);
  expect(entries).toEqual([{}]);
});

it("R64 one more press while the dismissed dialog is still being drawn is the browser's", async () => {
  entries = [{}, {}];
  const dismiss = vi.fn(() => true);
  const letGo = holdBack.hold(dismiss);
  back();
  back();
  await vi.advanceTimersByTimeAsync(5);
  expect(dismiss).toHaveBeenCalledOnce();
  expect(entries).toEqual([{}]);
  letGo();
});

it("keeps what else the entry says beside its mark", async () => {
  entries = [{ idx: 3 }];
  const letGo = holdBack.hold(() => true);
  expect(entries).toEqual([{ idx: 3 }, { idx: 3, held: true }]);
  letGo();
  await vi.advanceTimersByTimeAsync(5);
});

it("is released when its entry is taken back, and holds the next time at once", async () => {
  holdBack.hold(() => true)();
  const released = vi.fn();
  void holdBack.released().then(released);
  await vi.advanceTimersByTimeAsync(4);
  expect(released).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(released).toHaveBeenCalledOnce();
  const letGo = holdBack.hold(() => true);
  expect(entries).toEqual([{}, { held: true }]);
  letGo();
  await vi.advanceTimersByTimeAsync(5);
});

it("R64 a sheet over a dialog: each press dismisses the innermost, one entry stands for both", async () => {
  const [dialog, sheet] = [vi.fn(() => true), vi.fn(() => true)];
  const letDialogGo = holdBack.hold(dialog);
  const letSheetGo = holdBack.hold(sheet);
  expect(entries).toEqual([{}, { held: true }]);
  back();
  await vi.advanceTimersByTimeAsync(5);
  expect([dialog, sheet].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  letSheetGo();
  expect(entries).toEqual([{}, { held: true }]);
  back();
  await vi.advanceTimersByTimeAsync(5);
  expect([dialog, sheet].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  letDialogGo();
  expect(entries).toEqual([{}]);
});

it("R64 a sheet that closes by itself leaves the press to the dialog below", async () => {
  const dialog = vi.fn(() => true);
  const letGo = holdBack.hold(dialog);
  holdBack.hold(() => true)();
  await vi.advanceTimersByTimeAsync(5);
  expect(entries).toEqual([{}, { held: true }]);
  back();
  await vi.advanceTimersByTimeAsync(5);
  expect(dialog).toHaveBeenCalledOnce();
  letGo();
});
