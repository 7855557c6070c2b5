import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packExtension } from "../editors/vscode/pack.ts";
import { optionsOf } from "./options/options-of.ts";

// npm run extension: packs editors/vscode into dist/editors/<name>-<version>.vsix; `code --install-extension` takes it.
optionsOf({});
const { name, bytes } = await packExtension("editors/vscode");
const file = join("dist", "editors", name);
mkdirSync(join("dist", "editors"), { recursive: true });
writeFileSync(file, bytes);
console.log(`wrote ${file} (${Math.round(bytes.length / 1024)} kB); code --install-extension ${file}`);
