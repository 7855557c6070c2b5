import { loginMethod } from "../../database/tables/record.ts";
import type { Handler } from "../call/handler.ts";

/** POST /userinfo/saveMethod: keeps how a login through the phone's maker went (C14). */
export const saveMethod: Handler<"userinfo-save-method"> = async ({ tx, body, now }) => {
  const { retcode, message, type } = body;
  await tx.insert(loginMethod).values({ at: now, retcode, message, type });
  return {};
};
