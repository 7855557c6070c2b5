import { deedsOf } from "../../graph/deeds-of.ts";
import type { Fact } from "./fact.ts";

/** Calls that are made on screens that a borrower can reach. */
export const calls: Fact = {
  name: "calls",
  say: (names, value) => (value === true ? `made: ${names}` : `made on no screen that a borrower can reach: ${names}`),
  find: (project, brand, [call = ""]) => ({ value: deedsOf(project, brand).has(`call ${call}`) }),
};
