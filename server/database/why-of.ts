import { messageOf } from "../../engine/expression.ts";

/** Why the database did not answer, without what it was asked. */
export const whyOf = (error: unknown): string =>
  messageOf(error instanceof Error && error.cause instanceof Error ? error.cause : error);
