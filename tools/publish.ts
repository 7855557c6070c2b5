import { userInfo } from "node:os";
import { messageOf } from "../engine/expression.ts";
import { vocabulary } from "../engine/published.ts";
import { withReleases } from "../server/store/at-hand.ts";
import { shares, shareWords } from "../server/store/shares.ts";
import { publishWhenReady } from "../server/store/publish-when-ready.ts";
import { draftOf } from "./releases/draft-of.ts";
import { reasonAsked } from "./releases/reason-asked.ts";
import { wouldChange } from "./releases/would-change.ts";
import { built } from "./start/built.ts";
import { optionsOf, stopMisused } from "./options/options-of.ts";

// npm run publish -- --why "…" [--share 5] [--who <name>] [--root <folder>]: checks and draws the documents of the folder,
// and has them live as a release, for all devices or so many percent of them (docs/guides/publish.md). --dry-run: says
// what that would change for borrowers, and publishes nothing.
const { values, positionals } = optionsOf(
  {
    why: { type: "string" },
    share: { type: "string", default: "100" },
    who: { type: "string", default: userInfo().username },
    root: { type: "string", default: process.cwd() },
    "dry-run": { type: "boolean", default: false },
  },
  Number.POSITIVE_INFINITY,
);
const { why = "", who, root } = values;
const isDry = values["dry-run"];
const asked = reasonAsked(why, positionals);
if (asked !== undefined && (!isDry || positionals.length > 0)) stopMisused(asked);
// What only says what it would do refuses what publishing would: whoever tries it out relies on that.
const share = shares.find((one) => String(one) === values.share);
if (share === undefined) stopMisused(`${shareWords} after --share, found "${values.share}"`);
const app = process.cwd();
built(app);
try {
  const draft = await draftOf(root, app);
  if (isDry) {
    console.log((await withReleases(process.env, (store) => wouldChange(store, root, draft.texts))).join("\n"));
    process.exit(0);
  }
  const release = { ...draft, vocabulary, who, why, share };
  console.log(await withReleases(process.env, (store) => publishWhenReady(store, release)));
} catch (error) {
  console.error(messageOf(error));
  console.error("Nothing was published.");
  process.exit(1);
}
