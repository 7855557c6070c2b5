import type { Handler } from "../call/handler.ts";
import { noteRequest } from "../call/note-request.ts";
import { openPaper } from "./paper-ticket.ts";

/** POST /privacy/copy: where all that is kept of the caller can be fetched as a file, for ten minutes (F26). */
export const privacyCopy: Handler<"privacy-copy"> = async ({ tx, body, borrower, now, query, token = "" }) => {
  const kind = body.form === "json" ? "copy-json" : "copy-pdf";
  const { bizType, c } = query;
  const asked = {
    borrowerId: borrower.id,
    kind,
    name: `my-data.${body.form}`,
    subject: null,
    business: bizType ?? null,
    channel: c ?? null,
  } as const;
  await noteRequest(tx, borrower.id, now, ["borrower", "copy", "everything"]);
  return openPaper(tx, asked, { token, now });
};
