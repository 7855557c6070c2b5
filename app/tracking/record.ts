import { type TrackedEvent, pageEvent } from "../../engine/tracking.ts";
import { details } from "./details.ts";

/** Who and what a record belongs to. */
export interface Identity {
  readonly zuid: string;
  readonly ugid: string;
  /** Business and channel codes, and the store's channel. */
  readonly b: string;
  readonly c: string;
  readonly ch: string;
  readonly appver: string;
  /** Version of the web software. */
  readonly swv: string;
  readonly sessionId: string;
}

/** One thing that happened, as the collector's contract has it (E21). Times in ms. */
export interface TrackingRecord {
  readonly mid: "ACQ01" | "ACQ02" | "ACQ03" | "ACQ04" | "ACQ05" | "ACQ22" | "LOC01";
  readonly eleId: string;
  readonly pageId: string;
  readonly path: string;
  readonly referId: string;
  readonly btnId: string;
  readonly clickTime: number;
  readonly ctime: number;
  readonly utime: number;
  readonly zuid: string;
  readonly ugid: string;
  readonly appid: string;
  readonly swv: string;
  readonly ch_biz: string;
  readonly district: string;
  readonly appver: string;
  readonly version: "1.0";
  readonly tokenId: string;
  readonly sessionId: string;
  readonly ch: string;
  readonly ch_sub: string;
}

const kinds: Readonly<Record<string, TrackingRecord["mid"]>> = {
  input: "ACQ02",
  click: "ACQ03",
  toast: "ACQ04",
  fault: "ACQ05",
  js_error: "ACQ05",
  contract: "ACQ05",
  location: "LOC01",
};

const kindOf = (name: string): TrackingRecord["mid"] => (name.startsWith("in_") ? "ACQ01" : (kinds[name] ?? "ACQ22"));
const id = (value: unknown): string => (typeof value === "string" ? value : "").slice(0, 128);
const district = (value: unknown): string =>
  typeof value === "string" && /^[A-Za-z][A-Za-z' -]{0,63}$/.test(value) ? value : "";

/**
 * An event as a record; never a value that a person typed. `page` is where it happened, `refer` the page before. No
 * token travels: `tokenId` stays empty, since whoever reads records must not be able to act as a borrower.
 */
export function trackingRecord(event: TrackedEvent, who: Identity, refer: string): TrackingRecord {
  const { name, data, at } = event;
  const mid = kindOf(name);
  const path = event.path.slice(0, 512);
  const element = mid === "ACQ02" || mid === "ACQ03" ? id(data.id) : name;
  return {
    mid,
    eleId: [element, ...details(name, data)].join(";").slice(0, 512),
    pageId: pageEvent(path),
    path,
    referId: refer,
    btnId: mid === "ACQ03" ? id(data.id) : "",
    clickTime: mid === "ACQ03" ? at : 0,
    ctime: at,
    utime: at,
    zuid: who.zuid,
    ugid: who.ugid,
    appid: who.b,
    swv: who.swv,
    ch_biz: who.b,
    district: mid === "LOC01" ? district(data.district) : "",
    appver: who.appver,
    version: "1.0",
    tokenId: "",
    sessionId: who.sessionId,
    ch: who.c,
    ch_sub: who.ch,
  };
}
