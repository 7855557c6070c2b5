import { userInfo } from "node:os";
import { messageOf } from "../engine/expression.ts";
import { withJournal } from "../server/store/at-hand.ts";
import { changeLines } from "./changes/change-lines.ts";
import { takeBack } from "./changes/take-back.ts";
import { optionsOf, stopMisused, wholeOf } from "./options/options-of.ts";

// npm run changes: what was edited in the studio, the newest first. npm run changes -- coupons: what of it is about that:
// a person, a value, a brand or a file. npm run changes -- --back 12: takes the edit of that number back, where all is
// right after it.
const { values, positionals } = optionsOf({ back: { type: "string" } }, Number.POSITIVE_INFINITY);
const { back } = values;
if (back !== undefined && positionals.length > 0)
  stopMisused(`expected one number of an edit after --back, found "${positionals.join(" ")}" as well`);
const edit = back === undefined ? undefined : wholeOf("--back", back);

/** So many are told. */
const MOST = 200;

try {
  const { lines, wrong } = await withJournal(process.env, async (journal) => {
    if (edit !== undefined) return takeBack(process.cwd(), journal, edit, userInfo().username);
    const words = positionals.join(" ");
    return { lines: changeLines(await journal.search(words, MOST), words), wrong: false };
  });
  console.log(lines.join("\n"));
  process.exitCode = wrong ? 1 : 0;
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}
