import { loginMethod } from "../../database/tables/record.ts";
import type { Handler } from "../call/handler.ts";

/** POST /userinfo/saveMethod: keeps how a login through the phone's maker went (C14). */
export const saveMethod: Handler = async ({ tx, body, now }) => {
  const { retcode, message, type } = body as { retcode: string; message: string; type: string };
  await tx.insert(loginMethod).values({ at: now, retcode, message, type });
  return {};
};
