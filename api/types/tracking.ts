/* Generated from api/tracking/ by npm run generate. */

import type { TrackingRecord } from "./entities/tracking-record.ts";

export interface TrackingCalls {
  "tracking-collect": {
    guest: true;
    request: TrackingRecord[];
    response: {};
  };
}
