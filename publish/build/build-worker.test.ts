import { expect, it } from "vitest";
import { builtFiles } from "./build-worker.ts";

it("S29 B12 of what was built a worker keeps every script and style, but no type, and not the style that pages hold", () => {
  const manifest = {
    "index.html": { file: "assets/index-1.js", isEntry: true, css: ["assets/index-2.css"] },
    "_widgets-3.js": { file: "assets/widgets-3.js", css: ["assets/widgets-4.css"] },
    "_widgets-4.css": { file: "assets/widgets-4.css" },
    "_index-2.css": { file: "assets/index-2.css" },
    "app/rest.ts": { file: "assets/rest-5.js" },
    "widgets/shared/fonts/nunito.woff2": { file: "assets/nunito-6.woff2" },
  };
  expect(builtFiles(manifest)).toEqual([
    "/assets/index-1.js",
    "/assets/rest-5.js",
    "/assets/widgets-3.js",
    "/assets/widgets-4.css",
  ]);
});
