import type { Handlers } from "../call/handler.ts";
import { privacyRequests } from "./privacy-requests.ts";

/** The calls about what is kept of a borrower. */
export const privacyHandlers = {
  "privacy-requests": privacyRequests,
} satisfies Partial<Handlers>;
