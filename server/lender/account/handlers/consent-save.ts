import type { Handler } from "../../call/handler.ts";
import { saveConsent } from "../save-consent.ts";

/** POST /consent/save: what was agreed to or withdrawn, in which version and language. */
export const consentSave: Handler<"consent-save"> = async ({ tx, body, borrower, language, now }) => {
  const { consent, textVersion, granted } = body;
  const consentGid = await saveConsent(tx, {
    borrowerId: borrower?.id ?? null,
    consent,
    textVersion,
    granted,
    language,
    at: now,
  });
  return { consentGid };
};
