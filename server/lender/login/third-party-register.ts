import type { Handler } from "../call/handler.ts";
import { createBorrower } from "../account/create-borrower.ts";
import { borrowerByMobile } from "../account/find-borrower.ts";
import { personOf } from "../call/person-of.ts";
import { keepInvitation } from "../rewards/invitations.ts";
import { readKitCode } from "./kit-code.ts";
import { logIn } from "./log-in.ts";
import { digest } from "../access/secrets.ts";
import { issueTicket } from "../access/ticket.ts";

/** How long a new user has to set a password, ms. */
const LASTS = 30 * 60_000;

/** POST /userinfo/thirdPartyRegister?ek=1: logs in, registering first where need be; without a password it hands out a token to set one (C12). */
export const thirdPartyRegister: Handler<"userinfo-third-party-register"> = async (call) => {
  const { tx, body, now, sandbox } = call;
  const mobile = readKitCode(sandbox, body.authorizationCode);
  const known = await borrowerByMobile(tx, mobile);
  const who = known ?? (await createBorrower(tx, { mobile, registeredAt: now }));
  const { invitationCode: code, activityId } = body;
  const prizeValue = known ? 0 : await keepInvitation(tx, { inviteeId: who.id, code, activityId, at: now });
  const result = {
    ...(await logIn(call, who, { way: "kit", withdraw: body.withdraw })),
    ...(prizeValue > 0 && { invitePrizeResp: { prizeType: 1, prizeValue } }),
  };
  if ((await personOf(tx, who.id)).passwordHash !== null) return result;
  const session = digest(result.userToken);
  return {
    ...result,
    setPwdToken: await issueTicket(tx, { kind: "set-password", borrowerId: who.id, session, now, lasts: LASTS }),
  };
};
