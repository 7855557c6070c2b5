import { userInfo } from "node:os";
import { messageOf } from "../engine/expression.ts";
import { backWhenReady } from "../server/store/back-when-ready.ts";
import { withReleases } from "../server/store/at-hand.ts";
import { optionsOf } from "./options/options-of.ts";

// npm run release:back [-- <id>] [--why "…"] [--who <name>]: has the release before, or another one, live again for all
// devices, at once and without an edit.
const { values, positionals } = optionsOf(
  { why: { type: "string", default: "taken back" }, who: { type: "string", default: userInfo().username } },
  1,
);
const [release] = positionals;
const { why, who } = values;
try {
  console.log(
    await withReleases(process.env, (store) =>
      backWhenReady(store, { ...(release !== undefined && { release }), why, who }),
    ),
  );
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}
