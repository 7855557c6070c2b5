import { answerHalf, checkInTwo, isSecond } from "../publish/check/in-two.ts";
import { keptChecker } from "../publish/check/schema/kept-code.ts";
import { checkOptions, runCheck } from "./check/run-check.ts";
import { optionsOf } from "./options/options-of.ts";

// npm run check [files…] [--json | --explain <code>]: one line for each fault, sorted, then a count, and warnings of what does no harm, and of what the clock ends (holidays, slides); exit 1 when there is a fault.
// With --explain what the reference says of a code instead; with --policies what becomes of each policy in the brands, and where
// what it asks for stands.
if (isSecond) answerHalf(process.cwd(), keptChecker);
else
  await runCheck(optionsOf(checkOptions, Number.POSITIVE_INFINITY), async ({ only }) =>
    checkInTwo(process.cwd(), new URL(import.meta.url), { keep: keptChecker, only }),
  );
