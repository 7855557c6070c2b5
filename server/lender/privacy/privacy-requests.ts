import type { Handler } from "../call/handler.ts";
import { requestsOf } from "./requests-of.ts";

/** POST /privacy/requests: who looked into what is kept of the caller, newest first (F25). */
export const privacyRequests: Handler<"privacy-requests"> = async ({ tx, borrower }) => ({
  requests: (await requestsOf(tx, borrower.id)).map(({ id, who, purpose, kind, at }) => ({
    requestGid: String(id),
    who,
    purpose,
    kind,
    time: at,
  })),
});
