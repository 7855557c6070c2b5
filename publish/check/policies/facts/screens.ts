import { openIn } from "../../graph/check-graph.ts";
import type { Fact } from "./fact.ts";

/** Screens that a borrower can reach. */
export const screens: Fact = {
  name: "screens",
  say: (names, value) => `${value === true ? "within reach" : "out of reach"}: ${names}`,
  find: (project, brand, [screen = ""]) => ({ value: openIn(project, brand).inside.has(screen) }),
};
