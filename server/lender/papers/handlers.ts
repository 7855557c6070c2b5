import type { Handlers } from "../call/handler.ts";
import { paperLink } from "./paper-link.ts";
import { privacyCopy } from "./privacy-copy.ts";
import { reminderCalendar } from "./reminder-calendar.ts";

/** The calls that name a file, which is fetched below /paper. */
export const papersHandlers = {
  "paper-link": paperLink,
  "privacy-copy": privacyCopy,
  "reminder-calendar": reminderCalendar,
} satisfies Partial<Handlers>;
