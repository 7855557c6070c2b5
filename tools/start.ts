import { serve } from "../server/start/serve.ts";
import { built } from "./start/built.ts";
import { unpublished } from "./start/unpublished.ts";
import { stopWithLine } from "./start/stop-with-line.ts";
import { optionsOf } from "./options/options-of.ts";

// npm start: builds what has changed, starts the sandbox lender and serves the app.
optionsOf({});
const root = process.cwd();
const port = Number(process.env.PORT ?? 4000);
const nothing = await unpublished(process.env);
if (nothing !== undefined) stopWithLine(new Error(nothing), port);
built(root);
try {
  await serve({ root, port, say: console.log });
} catch (error) {
  stopWithLine(error, port);
}
