import type { Handlers } from "../call/handler.ts";
import { paperLink } from "./paper-link.ts";

/** The calls below /paper. */
export const papersHandlers = {
  "paper-link": paperLink,
} satisfies Partial<Handlers>;
