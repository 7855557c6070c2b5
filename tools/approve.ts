import { messageOf } from "../engine/expression.ts";
import { withApproval } from "../server/studio/approve-as.ts";
import { readPassword } from "./operator/read-password.ts";
import { optionsOf, stopMisused } from "./options/options-of.ts";
import { draftOf } from "./releases/draft-of.ts";
import { built } from "./start/built.ts";

// npm run approve -- <name> [--root <folder>]: with FOUR_EYES=on, a publisher other than who edited says that the folder may
// be live exactly as it is; his password is asked for, or read from what is piped in.
const { values, positionals } = optionsOf({ root: { type: "string", default: process.cwd() } }, 1);
const [name] = positionals;
const { root } = values;
if (name === undefined) stopMisused("expected who approves: npm run approve -- bola");
const app = process.cwd();
built(app);
try {
  const { id, texts } = await draftOf(root, app);
  const password = await readPassword(name, "once");
  console.log(await withApproval(process.env, (approve) => approve({ id, texts, name, password })));
} catch (error) {
  console.error(messageOf(error));
  console.error("Nothing was approved.");
  process.exit(1);
}
