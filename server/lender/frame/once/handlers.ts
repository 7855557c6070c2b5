import type { Handlers } from "../../call/handler.ts";
import { onceAnswer, onceGuestAnswer } from "./once-answer.ts";

/** The calls below /once. */
export const onceHandlers = {
  "once-answer": onceAnswer,
  "once-guest-answer": onceGuestAnswer,
} satisfies Partial<Handlers>;
