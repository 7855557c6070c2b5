import type { CallRegistration } from "../call/handler.ts";
import { baseInfo } from "./base-info.ts";
import { mainHome } from "./main-home.ts";

/** What the home screen and My begin with. */
export const homeHandlers: readonly CallRegistration[] = [
  { id: "userinfo-baseinfo", handler: baseInfo, access: "borrower" },
  { id: "index-mainhome", handler: mainHome, access: "borrower" },
];
