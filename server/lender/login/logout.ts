import type { Handler } from "../call/handler.ts";
import { closeSession } from "../access/session.ts";

/** POST /userinfo/logout: ends the session whose token was sent, in the query or as a bearer, and what was made from it; one that is gone already is no error. */
export const logout: Handler<"userinfo-logout"> = async ({ tx, token }) => {
  if (token) await closeSession(tx, token);
  return {};
};
