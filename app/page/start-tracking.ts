import { type AppState, type TrackedEvent, Tracker } from "../../engine/index.ts";
import type { Boot } from "../boot.ts";
import type { LendingBrand } from "../lending-brand.ts";
import { trackingRecord } from "../tracking-record.ts";

interface Tracking {
  readonly track: (event: string, data: Readonly<Record<string, unknown>>, path: string) => void;
  /** Sends from now on; what was tracked before waits for it. */
  readonly begin: (state: AppState) => void;
}

/** Sends records to the brand's collector in batches, the last ones as the page goes (C16). */
export function startTracking(boot: Boot): Tracking {
  const { api } = boot.brand as LendingBrand;
  let state: AppState | undefined;
  const send = (events: readonly TrackedEvent[], last: boolean): void => {
    if (!state) return;
    const from = state;
    const zuid = String(from.read("device.zuid") ?? "");
    const query = new URLSearchParams({ zuid, appid: boot.business });
    const body = JSON.stringify(events.map((event) => trackingRecord(event, from, boot)));
    const address = `${api.tracking}?${query}`;
    if (last) navigator.sendBeacon(address, new Blob([body], { type: "application/json" }));
    else
      void fetch(address, {
        method: "POST",
        body,
        headers: { "content-type": "application/json" },
        keepalive: true,
      }).catch(() => undefined);
  };
  const tracker = new Tracker({ send, wait: 2000, bound: 200 });
  return {
    track: (name, data, path) => tracker.add({ name, data, path, at: Date.now() }),
    begin(given) {
      state = given;
      document.addEventListener("visibilitychange", () => {
        if (document.visibilityState === "hidden") tracker.flush(true);
      });
    },
  };
}
