import { join } from "node:path";
import { messageOf } from "../engine/expression.ts";
import { exportRelease } from "../server/export/export-release.ts";
import { built } from "./start/built.ts";
import { optionsOf, stopMisused } from "./options/options-of.ts";

// npm run export -- <folder> [--api https://api.lender.example]: the app and its documents as files for any web server,
// with the headers that it is to send (docs/guides/export.md). Builds what has changed, as npm start does.
const { values, positionals } = optionsOf({ api: { type: "string" } }, 1);
const [folder] = positionals;
if (folder === undefined) stopMisused("expected a folder: npm run export -- <folder> [--api <origin>]");
const { api } = values;
if (api !== undefined && !/^(https:\/\/[\w.-]+|http:\/\/localhost)(:\d+)?$/.test(api))
  stopMisused(`expected an origin as https://api.lender.example after --api, found "${api}"`);
const root = process.cwd();
built(root);
try {
  const { release, files } = await exportRelease(root, folder, api);
  console.log(
    `Release ${release} is exported: ${files} files in ${join(folder, "public")}, each listed in integrity.json.`,
  );
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}
