import { join } from "node:path";
import { messageOf } from "../engine/expression.ts";
import { exportRelease } from "../server/export/export-release.ts";
import { liveAtHand } from "../server/store/live-at-hand.ts";
import { liveLine } from "./releases/lines.ts";
import { built } from "./start/built.ts";
import { optionsOf, stopMisused } from "./options/options-of.ts";

// npm run export -- <folder> [--api https://api.lender.example]: the app and the release that is live as files for any
// web server, with the headers that it is to send (docs/guides/export.md); before the first release, and with --draft,
// the documents of the folder. Builds what has changed, as npm start does.
const { values, positionals } = optionsOf({ api: { type: "string" }, draft: { type: "boolean", default: false } }, 1);
const [folder] = positionals;
if (folder === undefined) stopMisused("expected a folder: npm run export -- <folder> [--api <origin>] [--draft]");
const { api, draft } = values;
if (api !== undefined && !/^(https:\/\/[\w.-]+|http:\/\/localhost)(:\d+)?$/.test(api))
  stopMisused(`expected an origin as https://api.lender.example after --api, found "${api}"`);
const root = process.cwd();
built(root);
try {
  const live = draft ? undefined : await liveAtHand(process.env);
  // Said first: what is wrong with it is told of this release.
  if (!draft) console.log(liveLine(live?.live));
  const files = await exportRelease({ root, folder, lender: api, live });
  const what = live
    ? `Release ${live.id} is exported`
    : `The folder is exported ${draft ? "as a draft, whether or not anybody published it" : "as it is"}`;
  console.log(`${what}: ${files} files in ${join(folder, "public")}, each listed in integrity.json.`);
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}
