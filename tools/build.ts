import { buildApp } from "../publish/build/build-app.ts";

// npm run build: the page's code and style into dist/app, the function that prerenders the first screen into dist/ssr.
await buildApp(process.cwd(), console.log);
