import type { Handler } from "../../call/handler.ts";
import { personOf } from "../../call/person-of.ts";
import { assertLoginSecret, checkLoginPassword, setLoginPassword } from "../login-password.ts";
import { closeSessions } from "../../access/session.ts";

/** POST /userinfo/modifyPassword: by the old one; every other session ends. Refuses 3010, 3015. */
export const modifyPassword: Handler<"userinfo-modify-password"> = async (call) => {
  const { tx, body, token } = call;
  const { id } = call.borrower;
  assertLoginSecret(body.password);
  await checkLoginPassword(call, await personOf(tx, id, true), body.oldPassword);
  await setLoginPassword(tx, id, body.password);
  await closeSessions(tx, id, token);
  return {};
};
