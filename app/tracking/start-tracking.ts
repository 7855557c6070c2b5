import type { AppState, Engine } from "../../engine/index.ts";
import { type TrackedEvent, pageEvent, Tracker } from "../../engine/tracking.ts";
import type { Boot } from "../../publish/page/boot.ts";
import { storage } from "../page/storage.ts";
import { deliver } from "./deliver.ts";
import type { EarlyTracking } from "./early-tracking.ts";
import { identityNow } from "./identity.ts";
import { keptRecords } from "./kept-records.ts";
import { pressedId, typedInto } from "./pressed.ts";
import { type TrackingRecord, trackingRecord } from "./record.ts";

/** A page that is up. */
export interface Started {
  readonly engine: Engine;
  readonly state: AppState;
  readonly boot: Boot;
  readonly early: EarlyTracking;
}

/** The same error again tells nothing new, and a loop of errors must not become a loop of records. */
const errorsTold = 20;

/**
 * Turns what happens into records and sends them (C16): page views and the documents' events as the engine tells them,
 * presses and inputs by one listener each, toasts, errors; in batches, the last ones by beacon.
 */
export function startTracking({ engine, state, boot, early }: Started): void {
  const { api, constants } = boot.brand;
  const zuid = () => identityNow(state, boot).zuid;
  const address = /^https:/.test(api.tracking) ? api.tracking : `${api.base ?? ""}${api.tracking}`;
  const tracker = new Tracker<TrackingRecord>({
    ...deliver({ address, zuid, appid: boot.business }),
    kept: keptRecords(storage("sessionStorage"), zuid),
    wait: 2000,
    longest: 60_000,
    bound: 200,
    most: 40,
  });

  const errors = new Set<string>();
  let page = "";
  let refer = "";
  const path = () => (engine.stage.kind === "visit" ? engine.stage.visit.session.route.path : "");
  const give = (event: TrackedEvent): void => {
    const whole = event.path === "" ? { ...event, path: path() } : event;
    const now = pageEvent(whole.path);
    if (event.name === now && now !== page) [refer, page] = [page, now];
    const record = trackingRecord(whole, identityNow(state, boot), refer);
    if (record.mid === "ACQ05") {
      if (errors.has(record.eleId) || errors.size >= errorsTold) return;
      errors.add(record.eleId);
    }
    tracker.add(record);
  };
  early.flow(give);
  const tell = (name: string, data: Readonly<Record<string, unknown>>) => early.track(name, data, path());

  listenForInput(tell, constants.clickTrackingDelayMs);
  engine.ui.toast.watch(() => {
    const shown = engine.toasts.current;
    if (shown) tell("toast", { kind: shown.kind, length: [...shown.text].length });
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") tracker.leave();
  });
  addEventListener("pagehide", () => tracker.leave());
  addEventListener("online", () => tracker.retry());
}

/** Tells what is typed into and, once `delay` ms have passed, what is pressed. */
function listenForInput(tell: (name: string, data: Readonly<Record<string, unknown>>) => void, delay: number): void {
  addEventListener("change", ({ target }) => {
    const typed = typedInto(target);
    if (typed) tell("input", typed);
  });
  const clicked = ({ target }: Event) => {
    const pressed = pressedId(target);
    if (pressed) tell("click", { id: pressed });
  };
  setTimeout(() => addEventListener("click", clicked, { capture: true }), delay);
}
