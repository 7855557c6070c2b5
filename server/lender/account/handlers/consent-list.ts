import type { Handler } from "../../call/handler.ts";
import { consentsOf } from "../consents.ts";

/** POST /consent/list: what the caller may take back and give again, and how it stands (F25). */
export const consentList: Handler<"consent-list"> = async ({ tx, borrower }) => ({
  consents: await consentsOf(tx, borrower),
});
