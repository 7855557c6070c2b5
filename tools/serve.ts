import { serve } from "../server/start/serve.ts";
import { stopWithLine } from "./start/stop-with-line.ts";
import { optionsOf } from "./options/options-of.ts";

// Serves what is already built, with the documents of --root: for tests and for a release that was built elsewhere.
const { values } = optionsOf({ root: { type: "string", default: process.cwd() } });
const port = Number(process.env.PORT ?? 4000);
try {
  await serve({ root: values.root, port, say: console.log });
} catch (error) {
  stopWithLine(error, port);
}
