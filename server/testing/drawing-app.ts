import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A built app in a folder of its own, of which only `prerender` does something. */
export interface DrawingApp {
  readonly folder: string;
  /** @param code the module that draws, but for what binds screens, draws icons and names widgets. */
  readonly build: (code: string) => void;
  readonly remove: () => void;
}

/** A folder in which an app can be built that draws as a test likes; what was composed by another was not by this one. */
export function drawingApp(): DrawingApp {
  const folder = mkdtempSync(join(tmpdir(), "built-"));
  const write = (file: string, text: string) => {
    mkdirSync(join(folder, file, ".."), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  return {
    folder,
    build: (code) => {
      write("dist/app/index.html", "<!--head--><!--root--><!--boot-->");
      write("dist/ssr/package.json", '{"type":"module"}');
      write(
        "dist/ssr/prerender.js",
        `${code}\nexport const bindAll = () => {};\nexport const widgets = [];\nexport const icon = () => "<svg/>";\n`,
      );
      symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
