import type { Handler } from "../call/handler.ts";
import { reminderView } from "./reminder-view.ts";

/** POST /reminder/get: by what and when the caller is reminded of what is due. */
export const reminderGet: Handler<"reminder-get"> = ({ tx, borrower, now }) => reminderView(tx, borrower, now);
