import { linesOfChecks } from "../tests/bench/check/lines-of-checks.ts";
import { timeChecks } from "../tests/bench/check/time-checks.ts";
import { optionsOf, wholeOf } from "./options/options-of.ts";

// npm run bench:check [-- <documents of each kind>]: what it takes to check everything, and to check again after one edit.
const [documents = "6"] = optionsOf({}, 1).positionals;
for (const line of linesOfChecks(timeChecks(process.cwd(), wholeOf("bench:check", documents)))) console.log(line);
