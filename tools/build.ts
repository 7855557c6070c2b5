import { messageOf } from "../engine/expression.ts";
import { buildApp } from "../publish/build/build-app.ts";
import { releaseFolder } from "../server/release/release-folder.ts";
import { soundOverlay } from "../server/release/sound-overlay.ts";
import { optionsOf } from "./options/options-of.ts";

// npm run build: the page's code and style into dist/app, the function that prerenders the first screen into dist/ssr. What
// is broken of the documents is built as it was last good, for so it is served.
optionsOf({});
const root = process.cwd();
await buildApp(root, console.log, () => {
  try {
    return soundOverlay(root, releaseFolder(process.env));
  } catch (error) {
    console.error(messageOf(error));
    process.exit(1);
  }
});
