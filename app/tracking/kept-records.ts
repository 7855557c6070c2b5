import { cachePrefix, type TextStore } from "../../engine/index.ts";
import type { TrackingRecord } from "./record.ts";

const key = `${cachePrefix}tracking`;
/** Characters; a storage holds far more, and other things than this. */
const bound = 32_000;

type Kept = Pick<TextStore, "getItem" | "setItem" | "removeItem">;

/** Keeps records over a reload in the tab's storage: without who it was, and no more than a bound. */
export function keptRecords(store: Kept | undefined, zuid: () => string) {
  return {
    read(): readonly TrackingRecord[] {
      try {
        const found: unknown = JSON.parse(store?.getItem(key) ?? "[]");
        store?.removeItem(key);
        return Array.isArray(found) ? found.filter(isRecord).map((record) => ({ ...record, zuid: zuid() })) : [];
      } catch {
        return [];
      }
    },
    write(records: readonly TrackingRecord[]): void {
      try {
        let kept = records.map((record) => ({ ...record, zuid: "", ugid: "" }));
        while (JSON.stringify(kept).length > bound) kept = kept.slice(Math.ceil(kept.length / 2));
        if (kept.length > 0) store?.setItem(key, JSON.stringify(kept));
        else store?.removeItem(key);
      } catch {
        // Blocked or full: these few records are lost, the visit goes on (R57, R58).
      }
    },
  };
}

const isRecord = (value: unknown): value is TrackingRecord =>
  typeof value === "object" && value !== null && "mid" in value && "ctime" in value && "sessionId" in value;
