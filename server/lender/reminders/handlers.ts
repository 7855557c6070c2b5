import type { Handlers } from "../call/handler.ts";
import { reminderGet } from "./reminder-get.ts";
import { reminderSave } from "./reminder-save.ts";

/** The calls below /reminder. */
export const remindersHandlers = {
  "reminder-get": reminderGet,
  "reminder-save": reminderSave,
} satisfies Partial<Handlers>;
