import type { Handler } from "../call/handler.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { checkBvn, hashBvn, storeBvn } from "../account/bvn.ts";
import { bvnChange } from "./bvn-change.ts";
import { noteRequest } from "../call/note-request.ts";
import { personOf } from "../call/person-of.ts";

/**
 * POST /bvn/modify: another BVN, once (V3). Refuses 3032 the second time; 3199 where there is none yet, where it is the same,
 * while an application is under review and while a loan is open or under way, since both hang on the person who asked; 3030,
 * 3031.
 */
export const bvnModify: Handler<"bvn-modify"> = async (call) => {
  const { tx, now, text } = call;
  const who = call.borrower;
  const { bvn } = call.body;
  const person = await personOf(tx, who.id, true);
  const change = await bvnChange(tx, person);
  if (!change) throw new Refusal(STATUS.illegal);
  if (change === "changed") throw new Refusal(STATUS.bvnModified);
  if (change !== "open") throw new Refusal(STATUS.illegal, { message: text(`lender.bvn-${change}`) });
  await checkBvn(tx, who, bvn);
  // It would use up the one time, and say that something was changed.
  if (person.bvnHash === hashBvn(bvn)) throw new Refusal(STATUS.illegal, { message: text("lender.bvn-same") });
  await noteRequest(tx, who.id, now, ["bvn-register", "identity", "bvn"]);
  return storeBvn(tx, who, person, { bvn, modified: true, now });
};
