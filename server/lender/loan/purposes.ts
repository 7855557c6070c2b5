import type { CallContext, Handler } from "../call/handler.ts";

/** What a loan may be for; their names are the texts `lender.purpose-<code>`. */
export const PURPOSES = [
  { id: 1, code: "daily" },
  { id: 2, code: "rent" },
  { id: 3, code: "education" },
  { id: 4, code: "medical" },
  { id: 5, code: "business" },
  { id: 6, code: "travel" },
  { id: 7, code: "other" },
] as const;

/** Them with their names. */
export const namedPurposes = (text: CallContext["text"]) =>
  PURPOSES.map(({ id, code }) => ({ purposeId: id, code, name: text(`lender.purpose-${code}`) }));

/** POST /loan/purposes. */
export const purposes: Handler<"loan-purposes"> = async ({ text }) => ({ purposes: namedPurposes(text) });
