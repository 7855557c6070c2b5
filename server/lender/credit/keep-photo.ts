import { photo } from "../../database/tables/borrower-calls.ts";
import type { BorrowerRow } from "../../database/tables/borrower.ts";
import type { CallContext } from "../call/handler.ts";
import { newGid } from "../call/new-gid.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { pictureFacts } from "./picture.ts";

/** Notes a picture of a borrower: its size and digest only, never the picture. Refuses 3100 what is no picture of at most 2 MB. */
export async function keepPhoto(
  call: CallContext<{ image: string }, BorrowerRow>,
  kind: string,
): Promise<{ photoGid: string; size: number }> {
  const facts = pictureFacts(call.body.image);
  if (!facts) throw new Refusal(STATUS.inputInvalid, { message: call.text("lender.photo-wrong") });
  const photoGid = newGid();
  await call.tx.insert(photo).values({ ...facts, id: photoGid, borrowerId: call.borrower.id, kind, at: call.now });
  return { photoGid, size: facts.bytes };
}
