import { begun } from "../begun.ts";
import { composeOne } from "./compose-one.ts";
import { composeSaved } from "./compose-saved.ts";
import type { ComposerData, FromComposer, FromRelease, ReleaseData, ToComposer } from "../messages.ts";

// The process that composes: one release, or whatever is saved. One program for both, for what the one has kept the other
// finds by it.
const { given, tell, hear } = await begun<ReleaseData | ComposerData, FromRelease | FromComposer, ToComposer>();
if ("texts" in given) {
  await tell(await composeOne(given));
  process.exit();
} else await composeSaved(given, tell, hear);
