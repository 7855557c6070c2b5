import type { Handler } from "../call/handler.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { checkBvn, storeBvn } from "../account/bvn.ts";
import { personOf } from "../call/person-of.ts";

/** POST /bvn/modify: another BVN, once (V3). Refuses 3032 the second time, 3199 where there is none yet, 3030, 3031. */
export const bvnModify: Handler<"bvn-modify"> = async (call) => {
  const { tx, now } = call;
  const who = call.borrower;
  const { bvn } = call.body;
  const person = await personOf(tx, who.id, true);
  if (person.bvnModified) throw new Refusal(STATUS.bvnModified);
  if (person.bvnHash === null) throw new Refusal(STATUS.illegal);
  await checkBvn(tx, who, bvn);
  return storeBvn(tx, person, { bvn, modified: true, now });
};
