import { eq } from "drizzle-orm";
import { person } from "../../database/tables/person.ts";
import type { Handler } from "../call/handler.ts";
import { recordEvent } from "../call/record-event.ts";
import { assertFormOpen } from "./credit-state.ts";
import { personOf } from "../call/person-of.ts";
import { keepPhoto } from "./keep-photo.ts";

/** POST /credit/photo: a photo of the credit form. The sandbox keeps its size and digest only, never the picture. */
export const creditPhoto: Handler<"credit-photo"> = async (call) => {
  const { tx, body, now } = call;
  const { id } = call.borrower;
  const { kind } = body;
  const { auditState, creditForm } = await personOf(tx, id, true);
  assertFormOpen(auditState, "photos");
  const { photoGid, size } = await keepPhoto(call, kind);
  const photos = { ...creditForm.photos, [kind]: photoGid };
  await tx
    .update(person)
    .set({ creditForm: { ...creditForm, photos } })
    .where(eq(person.borrowerId, id));
  const told = { subject: "credit-form", subjectId: id, kind: "saved", detail: { page: "photos", photo: kind } };
  await recordEvent(tx, { at: now, borrowerId: id, ...told });
  return { photoGid, kind, size };
};
