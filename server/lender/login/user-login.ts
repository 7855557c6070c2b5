import type { Handler } from "../call/handler.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { borrowerByMobile } from "../account/find-borrower.ts";
import { readKitCode } from "./kit-code.ts";
import { logIn } from "./log-in.ts";

const BY_CODE = 1;

/** POST /userinfo/userLogin with loginType 1: logs in whom the authorization code stands for (C13). */
export const userLogin: Handler<"userinfo-user-login"> = async (call) => {
  const { tx, body, sandbox } = call;
  if (body.loginType !== BY_CODE) throw new Refusal(STATUS.illegal);
  const who = await borrowerByMobile(tx, readKitCode(sandbox, body.authorizationCode));
  if (!who) throw new Refusal(STATUS.notRegistered);
  return logIn(call, who, { way: "kit", withdraw: body.withdraw });
};
