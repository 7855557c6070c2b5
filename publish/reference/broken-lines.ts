import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A line that is refused: where it stands, what it says, and what is said of it. */
export interface BrokenLine {
  readonly code: string;
  readonly file: string;
  /** The path inside the document. */
  readonly path: string;
  readonly message: string;
  /** The line as it stands in the file. */
  readonly wrong: string;
}

const told = /^(?:warning: )?(\S+?):(\d+):\d+ (?:(\S+(?: \([^)]*\))?): )?(.*) \[(E\d{3})\]$/;

/** What each broken document of the checker's tests is refused for, in the order of the fixtures. */
export function brokenLines(root: string): readonly BrokenLine[] {
  const folder = join(root, "tests/fixtures/broken");
  const sound = join(root, "tests/fixtures/project");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .flatMap((fixture) =>
      readFileSync(join(folder, fixture, "expected.txt"), "utf8")
        .trimEnd()
        .split("\n")
        .flatMap((line) => {
          const [, file = "", at = "", path = "", message = "", code = ""] = told.exec(line) ?? [];
          const found = [join(folder, fixture, file), join(sound, file)].find((candidate) => existsSync(candidate));
          if (found === undefined || code === "") return [];
          const wrong = wholeLine(
            readFileSync(found, "utf8")
              .split("\n")
              .slice(Number(at) - 1),
          );
          return [{ code, file, path, message, wrong }];
        }),
    );
}

/** The first line, with those that it opens a bracket for: `"with": {` alone says nothing. */
function wholeLine([first = "", ...rest]: readonly string[]): string {
  const lines = [first.trim()];
  for (const line of rest) {
    const text = lines.join(" ");
    const open = text.match(/[{[]/g)?.length ?? 0;
    const shut = text.match(/[}\]]/g)?.length ?? 0;
    if (open <= shut) break;
    lines.push(line.trim());
  }
  return lines.join(" ");
}
