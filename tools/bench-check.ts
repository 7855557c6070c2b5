import { linesOfChecks } from "../tests/bench/check/lines-of-checks.ts";
import { timeChecks } from "../tests/bench/check/time-checks.ts";

// npm run bench:check [-- <documents of each kind>]: what it takes to check everything, and to check again after one edit.
for (const line of linesOfChecks(timeChecks(process.cwd(), Number(process.argv[2] ?? 6)))) console.log(line);
