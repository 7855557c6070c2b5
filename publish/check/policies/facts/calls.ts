import { deedsOf } from "../../graph/deeds-of.ts";
import type { Fact } from "./fact.ts";

/** Calls that are made on screens that a borrower can reach. */
export const calls: Fact = {
  name: "calls",
  find: (project, brand, [call = ""]) => ({ value: deedsOf(project, brand).has(`call ${call}`) }),
};
