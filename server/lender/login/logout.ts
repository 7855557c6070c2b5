import type { Handler } from "../call/handler.ts";
import { closeSession } from "../access/session.ts";

/** POST /userinfo/logout: ends the session whose token was sent; one that is gone already is no error. */
export const logout: Handler<"userinfo-logout"> = async ({ tx, query }) => {
  if (query.token) await closeSession(tx, query.token);
  return {};
};
