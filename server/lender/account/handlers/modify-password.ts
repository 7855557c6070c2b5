import { borrowerOf } from "../../call/borrower-of.ts";
import type { Handler } from "../../call/handler.ts";
import { personOf } from "../../call/person-of.ts";
import { assertLoginSecret, checkLoginPassword, setLoginPassword } from "../login-password.ts";
import { closeSessions } from "../../access/session.ts";

/** POST /userinfo/modifyPassword: by the old one; every other session ends. Refuses 3010, 3015. */
export const modifyPassword: Handler = async (call) => {
  const { tx, body, now, token } = call;
  const { id } = borrowerOf(call);
  assertLoginSecret(String(body.password));
  await checkLoginPassword(tx, await personOf(tx, id, true), String(body.oldPassword), now);
  await setLoginPassword(tx, id, String(body.password));
  await closeSessions(tx, id, token);
  return {};
};
