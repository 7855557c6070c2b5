import { spawnSync } from "node:child_process";
import { serve } from "../server/start/serve.ts";
import { stopWithLine } from "./start/stop-with-line.ts";
import { optionsOf } from "./options/options-of.ts";

// npm start: builds what has changed, starts the sandbox lender and serves the app. What builds is a process of its own,
// so that its memory goes with it.
optionsOf({});
const root = process.cwd();
const port = Number(process.env.PORT ?? 4000);
const { status } = spawnSync(process.execPath, ["tools/run.mjs", "build"], { cwd: root, stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);
try {
  await serve({ root, port, page: "built", say: console.log });
} catch (error) {
  stopWithLine(error, port);
}
