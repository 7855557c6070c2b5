import type { CallContext } from "../call/handler.ts";

/** The texts of a paper. */
export type Words = CallContext["text"];
