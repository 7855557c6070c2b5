import type { Handlers } from "../../call/handler.ts";
import { onceAnswer } from "./once-answer.ts";

/** The call below /once. */
export const onceHandlers = { "once-answer": onceAnswer } satisfies Partial<Handlers>;
