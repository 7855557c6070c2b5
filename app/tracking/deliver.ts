import type { TrackingRecord } from "./record.ts";

/** Where records go, and by which device and business. */
export interface Collector {
  /** Address of the collector, without query. */
  readonly address: string;
  readonly zuid: () => string;
  readonly appid: string;
}

const type = "application/json";

/** POSTs batches to the acquisition URL with the query zuid and appid, an array as the body (C16). */
export function deliver({ address, zuid, appid }: Collector) {
  const to = () => `${address}?${new URLSearchParams({ zuid: zuid(), appid })}`;
  const text = (batch: readonly TrackingRecord[]) => {
    const utime = Date.now();
    return JSON.stringify(batch.map((record) => ({ ...record, utime })));
  };
  return {
    async send(batch: readonly TrackingRecord[]): Promise<boolean> {
      try {
        const { ok, status } = await fetch(to(), {
          method: "POST",
          headers: { "content-type": type },
          body: text(batch),
          keepalive: true,
          referrerPolicy: "no-referrer",
        });
        // What the collector refuses as it is would be refused again.
        return ok || (status >= 400 && status < 500 && status !== 408 && status !== 429);
      } catch {
        return false;
      }
    },
    /** A beacon that is sent without a line is lost without a word. */
    beacon: (batch: readonly TrackingRecord[]): boolean =>
      navigator.onLine && navigator.sendBeacon(to(), new Blob([text(batch)], { type })),
  };
}
