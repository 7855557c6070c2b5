import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Boot } from "../../publish/page/boot.ts";
import { heardMeanwhile } from "../testing/heard-meanwhile.ts";
import { until } from "../testing/until.ts";
import { open } from "../testing/open-screen.tsx";
import { earlyTracking } from "./early-tracking.ts";
import type { TrackingRecord } from "./record.ts";
import { startTracking } from "./start-tracking.ts";

const sent: { address: string; records: TrackingRecord[]; beacon: boolean }[] = [];
let line = true;
const parsed = async (body: unknown) =>
  JSON.parse(body instanceof Blob ? await body.text() : String(body)) as TrackingRecord[];

let nobodyHears: () => void;

beforeEach(() => {
  nobodyHears = heardMeanwhile();
  sent.length = 0;
  line = true;
  sessionStorage.clear();
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    if (!line) throw new TypeError("no line");
    sent.push({ address, records: await parsed(init.body), beacon: false });
    return new Response("{}");
  });
  vi.spyOn(navigator, "sendBeacon").mockImplementation((address, body) => {
    void parsed(body).then((records) => sent.push({ address: String(address), records, beacon: true }));
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  nobodyHears();
});

/** The login page with tracking on; presses are heard at once. */
async function start(base?: string) {
  const early = earlyTracking();
  early.track("in_login", {}, "/login");
  const { engine, state, place } = await open("/login", "usual", { guest: true });
  state.write("device.zuid", `${"a".repeat(32)}1`);
  const { api, constants } = engine.brand as unknown as Boot["brand"];
  const brand = { ...engine.brand, api: { ...api, base }, constants: { ...constants, clickTrackingDelayMs: 0 } };
  const boot = { business: "718", channel: "302", brand, release: { id: "r1" } } as unknown as Boot;
  startTracking({ engine, state, boot, early });
  await act(() => new Promise((settle) => setTimeout(settle, 0)));
  return { engine, state, place, early };
}
const leave = () => {
  window.dispatchEvent(new Event("pagehide"));
  return until(() => expect(sent.length).toBeGreaterThan(0));
};
const all = () => sent.flatMap(({ records }) => records);
const of = (mid: string) => all().filter((record) => record.mid === mid);

it("C16 what happened before tracking was there goes too, by beacon, with zuid and appid in the query", async () => {
  await start();
  await leave();
  expect(sent[0]?.beacon).toBe(true);
  expect(sent[0]?.address).toBe(`/ostrader/tracking/collect?zuid=${"a".repeat(32)}1&appid=718`);
  expect(of("ACQ01").map(({ eleId }) => eleId)).toEqual(["in_login"]);
});

it("C16 to a lender of another origin what is left goes without a beacon, which would bring cookies along", async () => {
  await start("https://lender.example");
  await leave();
  expect(sent.map(({ address, beacon }) => [address.split("?")[0], beacon])).toEqual([
    ["https://lender.example/ostrader/tracking/collect", false],
  ]);
  expect(of("ACQ01").map(({ eleId }) => eleId)).toEqual(["in_login"]);
});

it("C16 K8 a press on a node tells its id and never its words", async () => {
  const { place } = await start();
  await act(async () => (place.querySelector("#enter span") as HTMLElement).click());
  await leave();
  expect(of("ACQ03").map(({ btnId, pageId }) => [btnId, pageId])).toEqual([["enter", "in_login"]]);
  expect(JSON.stringify(all())).not.toContain("Log in");
});

it("R76 C16 an input tells its field and length, never the value", async () => {
  const { place } = await start();
  const field = place.querySelector("#field-mobile") as HTMLInputElement;
  field.value = "07100000002";
  field.dispatchEvent(new Event("change", { bubbles: true }));
  await leave();
  expect(of("ACQ02").map(({ eleId }) => eleId)).toEqual(["field-mobile;length=11"]);
  expect(JSON.stringify(all())).not.toContain("07100000002");
});

it("C16 a toast tells its kind and length", async () => {
  const { engine } = await start();
  await act(async () => engine.toasts.show("Dear Adaeze", "fail"));
  await leave();
  expect(of("ACQ04").map(({ eleId }) => eleId)).toEqual(["toast;kind=fail;length=11"]);
});

it("C16 R75 an error of a script and a promise nobody caught are told once each, without what was typed", async () => {
  await start();
  const wrong = () =>
    window.dispatchEvent(
      new ErrorEvent("error", {
        error: new TypeError("x"),
        message: 'bad "Naira2026"',
        filename: "/a/app.js",
        lineno: 7,
      }),
    );
  wrong();
  wrong();
  const lost = Object.assign(new Event("unhandledrejection"), { reason: new RangeError("pin 2580") });
  window.dispatchEvent(lost);
  await leave();
  expect(of("ACQ05").map(({ eleId }) => eleId)).toEqual([
    'js_error;name=TypeError;file=app.js;line=7;message=bad "…"',
    "js_error;name=RangeError;message=pin #",
  ]);
});

it("E21 records of one tab carry one session id, and the page before", async () => {
  const { early, state } = await start();
  early.track("in_register", {}, "/register");
  await leave();
  expect(new Set(all().map(({ sessionId }) => sessionId))).toEqual(new Set([state.read("session.ACQSessionId")]));
  expect(of("ACQ01").map(({ pageId, referId }) => [pageId, referId])).toEqual([
    ["in_login", ""],
    ["in_register", "in_login"],
  ]);
});

it("C16 without a line at the end, records wait in the tab's storage and go when the line is back", async () => {
  const { early } = await start();
  line = false;
  Object.defineProperty(navigator, "onLine", { configurable: true, value: false });
  window.dispatchEvent(new Event("pagehide"));
  expect(sessionStorage.getItem("app.cache.tracking")).toContain("in_login");
  Object.defineProperty(navigator, "onLine", { configurable: true, value: true });
  line = true;
  early.track("in_register", {}, "/register");
  window.dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(of("ACQ01")).toHaveLength(2));
  await vi.waitFor(() => expect(sessionStorage.getItem("app.cache.tracking")).toBeNull());
});
