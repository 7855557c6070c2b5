import "./array-copies.ts";
import { setFlagsFromString, startupSnapshot } from "node:v8";
import { Checker } from "../../publish/check/checker.ts";
import { ENDED } from "../kept-heap.mjs";
import { optionsOf } from "../options/options-of.ts";
import { checkOptions, runCheck } from "./run-check.ts";

// What `tools/keep-heap.mjs` keeps: a checker that has checked everything, and goes on from there wherever it is started
// again. By no absolute path, so that it may be another folder.
const checker = new Checker(".");
checker.check();

// What regular expressions are compiled to cannot be kept; whoever goes on from here compiles them as ever.
startupSnapshot.addSerializeCallback(() => setFlagsFromString("--no-regexp-interpret-all --regexp-tier-up"));
startupSnapshot.setDeserializeMainFunction(() => {
  process.once("exit", (code) => (process.exitCode = ENDED + code));
  void runCheck(optionsOf(checkOptions, Number.POSITIVE_INFINITY), (options) => checker.check(options));
});
