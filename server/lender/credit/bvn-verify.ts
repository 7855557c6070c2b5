import type { Handler } from "../call/handler.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { checkBvn, hashBvn, maskBvn, storeBvn } from "../account/bvn.ts";
import { noteRequest } from "../call/note-request.ts";
import { personOf } from "../call/person-of.ts";

/** POST /bvn/verify: the first BVN; the same once more is no error, another one is a modification (3199). Refuses 3030, 3031. */
export const bvnVerify: Handler<"bvn-verify"> = async (call) => {
  const { tx, now } = call;
  const who = call.borrower;
  const { bvn } = call.body;
  const person = await personOf(tx, who.id, true);
  await checkBvn(tx, who, bvn);
  await noteRequest(tx, who.id, now, ["bvn-register", "identity", "bvn"]);
  if (person.bvnHash === hashBvn(bvn)) return { bvn: maskBvn(bvn), verified: true, modified: person.bvnModified };
  if (person.bvnHash !== null) throw new Refusal(STATUS.illegal);
  return storeBvn(tx, who, person, { bvn, modified: false, now });
};
