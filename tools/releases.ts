import { messageOf } from "../engine/expression.ts";
import { differenceIn } from "../publish/compare/difference.ts";
import { withPlace } from "../publish/compare/sentence.ts";
import { schemasOf } from "../publish/reference/schemas-of.ts";
import { wordingOf } from "../publish/studio/wording.ts";
import { allDeeds } from "../publish/studio/deeds.ts";
import { withHistory } from "../server/store/at-hand.ts";
import { followingBeside } from "../server/store/following.ts";
import { auditLine, auditLines, liveLine, releaseLine } from "./releases/lines.ts";
import { releaseBefore } from "./releases/release-before.ts";
import { valueHistory } from "./releases/value-history.ts";
import { optionsOf } from "./options/options-of.ts";

// npm run releases: what is live, and every release. npm run releases -- <id>: what was done with one, and what it made
// otherwise than the one before it. npm run releases -- <id> <id>: what the second has otherwise than the first.
// --audit: all that was ever done, edits of the studio too, and why. --value coupons --brand 717 --person ada: who had a value of brands otherwise,
// when, why and by which release.
const { values, positionals } = optionsOf(
  { audit: { type: "boolean" }, value: { type: "string" }, brand: { type: "string" }, person: { type: "string" } },
  2,
);
const [one, other] = positionals;

/** So many edits are told among all that was done. */
const EDITS = 10_000;

try {
  const wording = wordingOf(() => schemasOf(process.cwd()));
  const lines = await withHistory(process.env, async ({ store, journal }) => {
    const difference = async (from: string, to: string) => {
      const said = differenceIn(await store.texts(from), await store.texts(to), wording);
      return said.length > 0 ? said.map(withPlace) : ["Nothing differs."];
    };
    const { value, brand, person } = values;
    if (value !== undefined || brand !== undefined || person !== undefined)
      return valueHistory(store, { value: value ?? "", brand: brand ?? "", person: person ?? "" });
    if (one !== undefined && other !== undefined) return difference(one, other);
    const [live, all, audit] = [await store.live(), await store.list(), await store.audit()];
    if (one !== undefined) {
      // Where there is none the store says so, with the one that may be meant.
      await store.texts(one);
      const before = releaseBefore(one, all, audit);
      return [
        ...all.filter(({ id }) => id === one).map((entry) => releaseLine(entry, live)),
        ...audit.filter(({ release, before: was }) => release === one || was?.release === one).map(auditLine),
        ...(before ? ["", `Otherwise than ${before}:`, ...(await difference(before, one))] : []),
      ];
    }
    if (values.audit) return auditLines(allDeeds(audit, await journal.list(EDITS)));
    return [`${liveLine(live)}${await followingBeside(store)}`, ...all.map((entry) => releaseLine(entry, live))];
  });
  console.log(lines.join("\n"));
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}
