import type { Handlers } from "../call/handler.ts";
import { baseInfo } from "./base-info.ts";
import { mainHome } from "./main-home.ts";
import { noticeList } from "./notice-list.ts";

/** What the home screen and My begin with. */
export const homeHandlers = {
  "userinfo-baseinfo": baseInfo,
  "index-mainhome": mainHome,
  "notice-list": noticeList,
} satisfies Partial<Handlers>;
