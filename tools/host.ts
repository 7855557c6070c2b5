import { serve } from "../server/start/serve.ts";
import { built } from "./start/built.ts";
import { unpublished } from "./start/unpublished.ts";
import { stopWithLine } from "./start/stop-with-line.ts";
import { optionsOf } from "./options/options-of.ts";

// npm run host: serves the app as npm start does, without the sandbox lender: a brand's calls go where its document says.
optionsOf({});
const root = process.cwd();
const port = Number(process.env.PORT ?? 4000);
const nothing = await unpublished(process.env);
if (nothing !== undefined) stopWithLine(new Error(nothing), port);
built(root);
try {
  await serve({ root, port, say: console.log }, "none");
} catch (error) {
  stopWithLine(error, port);
}
