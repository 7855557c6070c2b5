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
  const elsewhere = new URL(address, location.href).origin !== location.origin;
  const to = () => `${address}?${new URLSearchParams({ zuid: zuid(), appid })}`;
  const text = (batch: readonly TrackingRecord[]) => {
    const utime = Date.now();
    return JSON.stringify(batch.map((record) => ({ ...record, utime })));
  };
  /** It goes on after the page. */
  const post = (batch: readonly TrackingRecord[]) =>
    fetch(to(), {
      method: "POST",
      headers: { "content-type": type },
      body: text(batch),
      keepalive: true,
      referrerPolicy: "no-referrer",
    });
  return {
    async send(batch: readonly TrackingRecord[]): Promise<boolean> {
      try {
        const { ok, status } = await post(batch);
        // What the collector refuses as it is would be refused again.
        return ok || (status >= 400 && status < 500 && status !== 408 && status !== 429);
      } catch {
        return false;
      }
    },
    /** What is sent so without a line is lost without a word. */
    beacon(batch: readonly TrackingRecord[]): boolean {
      if (!navigator.onLine) return false;
      if (!elsewhere) return navigator.sendBeacon(to(), new Blob([text(batch)], { type }));
      // A beacon brings cookies along, which no lender of another origin lets a page do.
      post(batch).catch(() => undefined);
      return true;
    },
  };
}
