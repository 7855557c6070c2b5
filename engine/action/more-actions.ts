import type { Action } from "./action.ts";
import { bridge } from "./actions/bridge.ts";
import { calendar } from "./actions/calendar.ts";
import { copy } from "./actions/copy.ts";
import { language } from "./actions/language.ts";
import { print } from "./actions/print.ts";
import { share } from "./actions/share.ts";

/** The verbs that no first screen needs; hand them to `registerActions` before a screen that does is shown. */
export const moreActions: readonly Action[] = [bridge, copy, share, print, calendar, language];
