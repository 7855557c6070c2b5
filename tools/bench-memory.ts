import { measureMemory } from "../tests/bench/memory.ts";
import { optionsOf, wholeOf } from "./options/options-of.ts";

// npm run bench:memory [-- --edits 30 --pages 3000]: what the server and the process that composes beside it hold, before,
// during and after an hour's work without its pauses. Wants a build.
const { values } = optionsOf({
  edits: { type: "string", default: "30" },
  pages: { type: "string", default: "3000" },
});
await measureMemory({ edits: wholeOf("--edits", values.edits), pages: wholeOf("--pages", values.pages) }, console.log);
process.exit();
