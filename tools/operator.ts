import { userInfo } from "node:os";
import { messageOf } from "../engine/expression.ts";
import { withOperators } from "../server/store/at-hand.ts";
import { deedOf, type What, whats } from "./operator/deed-of.ts";
import { operatorLine } from "./operator/operator-line.ts";
import { optionsOf, stopMisused } from "./options/options-of.ts";
import { orNearest } from "./options/or-nearest.ts";

// npm run operator -- add <name> --role viewer|editor|publisher: somebody may come into the studio, by a password that is
// asked for, or read from what is piped in. -- role <name> --role …, -- password <name>, -- unlock <name>, -- remove <name>:
// he may do something else, by another password, again after a lock-out, or nothing any more. -- list: who there is.
const { values, positionals } = optionsOf({ role: { type: "string" } }, 2);
const [what = "", name = ""] = positionals;
const usage = "expected add, role, password, unlock, remove or list, as in npm run operator -- add ada --role editor";
const isKnown = (word: string): word is What | "list" => word === "list" || whats.some((one) => one === word);
if (!isKnown(what)) stopMisused(`${usage}, ${orNearest(what, [...whats, "list"])}`);
try {
  if (what === "list") {
    const all = await withOperators(process.env, (operators) => operators.list());
    console.log(all.length === 0 ? "There is no operator." : all.map(operatorLine).join("\n"));
  } else {
    const asked = await deedOf(what, name, values.role);
    const deed = "refused" in asked ? stopMisused(asked.refused) : asked;
    console.log(await withOperators(process.env, (operators) => operators.carryOut(deed, userInfo().username)));
  }
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}
