import type { AppState, TrackedEvent } from "../engine/index.ts";
import type { Boot } from "./boot.ts";
import type { LendingBrand } from "./lending-brand.ts";

/** Kinds of records (E21): page view, script error, and whatever else happened. */
const kindOf = (name: string): string => (name.startsWith("in_") ? "ACQ01" : name === "fault" ? "ACQ05" : "ACQ22");

/** Only these details of an event leave the page (R75). */
const allowed = ["screen", "widget", "node", "verb", "name", "decision", "row", "axis", "key", "call", "message"];

/** An event as the collector's contract wants it; never a value that a borrower typed. */
export function trackingRecord(event: TrackedEvent, state: AppState, boot: Boot): Record<string, unknown> {
  const read = (path: string) => String(state.read(path) ?? "");
  const detail = allowed.flatMap((name) => (name in event.data ? [`${name}=${String(event.data[name])}`] : []));
  return {
    mid: kindOf(event.name),
    eleId: [event.name, ...detail].join(";").slice(0, 512),
    pageId: event.path.slice(0, 512),
    path: event.path.slice(0, 512),
    ctime: event.at,
    utime: Date.now(),
    zuid: read("device.zuid"),
    ugid: read("session.userGid"),
    appid: boot.business,
    ch: boot.channel,
    ch_biz: boot.business,
    appver: (boot.brand as LendingBrand).constants.appVersion,
    version: "1.0",
    sessionId: read("session.sessionId"),
  };
}
