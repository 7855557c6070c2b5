import type { Handler } from "../call/handler.ts";
import { resetLoginPassword } from "./reset-login-password.ts";

/** POST /userinfo/findPassword: for who forgot it; refuses 3014, 3013. */
export const findPassword: Handler<"userinfo-find-password"> = async (call) => {
  await resetLoginPassword(call, call.body);
  return {};
};
