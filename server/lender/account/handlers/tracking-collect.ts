import { tracking } from "../../../database/tables/record.ts";
import type { Handler } from "../../call/handler.ts";

/** POST /tracking/collect: keeps the records as they came (C16). */
export const trackingCollect: Handler<"tracking-collect"> = async ({ tx, body: records, now }) => {
  if (records.length === 0) return {};
  await tx
    .insert(tracking)
    .values(records.map((record) => ({ at: now, zuid: record.zuid, mid: record.mid, record: { ...record } })));
  return {};
};
