import { resolve } from "node:path";
import { createServer } from "vite";
import { developmentPage } from "../server/start/development-page.ts";
import { serveDrafts } from "../server/start/serve.ts";
import { stopWithLine } from "./start/stop-with-line.ts";
import { optionsOf } from "./options/options-of.ts";

// npm run dev: Vite with live reload in front, lender and documents behind; an edited document reloads the page once it
// is served, and what is wrong with one stands over the page. --root: another folder's documents, for tests.
const root = process.cwd();
const { values } = optionsOf({ root: { type: "string", default: root } });
const port = Number(process.env.PORT ?? 4000);
const behind = port + 1;
try {
  const documents = await serveDrafts({ root: values.root, port: behind, say: console.log });
  const target = `http://127.0.0.1:${behind}`;
  const proxied = ["/ostrader", "/mall", "/documents", "/assets", "/__sandbox"];
  const vite = await createServer({
    root,
    configFile: "vite.config.ts",
    plugins: [developmentPage(documents, resolve(values.root), target)],
    server: { port, strictPort: true, proxy: Object.fromEntries(proxied.map((path) => [path, { target }])) },
  });
  await vite.listen();
  vite.printUrls();
  console.log(`http://localhost:${port} is ready; Ctrl-C stops it.`);
} catch (error) {
  stopWithLine(error, port);
}
