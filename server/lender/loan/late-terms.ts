import { PPM } from "../../../lending/ppm.ts";
import { figures } from "../../contract/brands.ts";

/** What a loan that is made now costs when it is late, and when it is due, as the brand of the call has it (K4). */
export function lateTerms(): { overduePpm: number; dueClock: string } {
  const { overdueDailyRate, dueTime } = figures();
  return { overduePpm: Math.round(overdueDailyRate * PPM), dueClock: dueTime };
}
