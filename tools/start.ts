import { buildApp } from "./build/build-app.ts";
import { serve } from "./start/serve.ts";
import { stopWithLine } from "./start/stop-with-line.ts";

// npm start: builds what has changed, starts the sandbox lender and serves the app.
const root = process.cwd();
const port = Number(process.env.PORT ?? 4000);
try {
  await buildApp(root);
  await serve({ root, port, page: "built" });
} catch (error) {
  stopWithLine(error, port);
}
