import type { Handler } from "../../call/handler.ts";
import { saveConsent } from "../save-consent.ts";

/** POST /consent/save: what was agreed to or withdrawn, in which version and language. */
export const consentSave: Handler = async ({ tx, body, borrower, language, now }) => {
  const { consent, textVersion, granted } = body as { consent: string; textVersion: string; granted: boolean };
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
