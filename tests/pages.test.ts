import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const rooms = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !/^(\.|node_modules|dist|test-results)/.test(entry.name))
  .map(({ name }) => name);
const files = [".", ...rooms].flatMap((room) =>
  readdirSync(join(root, room), { recursive: room !== ".", encoding: "utf8" }).map((file) => join(room, file)),
);
const pages = files
  .filter((file) => file.endsWith(".md"))
  .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));

const page = (file: string) => readFileSync(join(root, file), "utf8");

/** What a page says of the code now; a changelog says what was. */
const current = pages.filter(({ file }) => file !== "CHANGELOG.md");
const withoutFences = (text: string) => text.replace(/^```[^]*?^```/gm, "");
const spans = (text: string) => [...withoutFences(text).matchAll(/`([^`\n]+)`/g)].map(([, span = ""]) => span);
/** The name of a heading in an address, as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\d _-]/gu, "")
    .replaceAll(" ", "-");
const anchors = (file: string) =>
  [...readFileSync(join(root, file), "utf8").matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) => anchorOf(heading));

describe("pages", () => {
  it("lead to what is there", () => {
    const dead = pages.flatMap(({ file, text }) =>
      [...withoutFences(text).matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, to = ""]) => to)
        .filter((to) => !/^[a-z]+:/.test(to))
        .filter((to) => {
          const [path = "", anchor] = to.split("#");
          const target = path === "" ? file : normalize(join(dirname(file), path));
          if (!existsSync(join(root, target))) return true;
          return anchor !== undefined && !anchors(target).includes(anchor);
        })
        .map((to) => `${file}: ${to}`),
    );
    expect(dead).toEqual([]);
  });

  it("name files and folders that are there", () => {
    const path = new RegExp(`^(?:${rooms.join("|")})/[\\w./-]*$`);
    const gone = current.flatMap(({ file, text }) =>
      spans(text)
        .filter((span) => path.test(span) && !existsSync(join(root, span)))
        .map((span) => `${file}: ${span}`),
    );
    expect(gone).toEqual([]);
  });

  it("name files by the end of their way where that says enough", () => {
    const short = /^[\w-]+(?:\/[\w.-]+)*\.(?:tsx?|css|json)$/;
    const made = /^(?:test-results|dist)\//;
    const gone = current.flatMap(({ file, text }) =>
      spans(text)
        .filter((span) => short.test(span) && !made.test(span) && !files.some((own) => `/${own}`.endsWith(`/${span}`)))
        .map((span) => `${file}: ${span}`),
    );
    expect(gone).toEqual([]);
  });

  it("name codes that the checker can say", () => {
    const said = files
      .filter((file) => /^publish\/faults\/[\w-]*messages\.ts$/.test(file))
      .flatMap((file) => page(file).match(/"E\d{3}"/g) ?? []);
    expect(said.length).toBeGreaterThan(150);
    const gone = current.flatMap(({ file, text }) =>
      (text.match(/\bE[1-7]\d\d\b/g) ?? [])
        .filter((code) => !said.includes(`"${code}"`))
        .map((code) => `${file}: ${code}`),
    );
    expect(gone).toEqual([]);
  });

  it("say what each folder of a room with many is", () => {
    const architecture = page("docs/architecture.md");
    const unsaid = ["publish", "publish/check", "server", "language-server"].flatMap((room) =>
      readdirSync(join(root, room), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !architecture.includes(`\`${entry.name}/\``))
        .map(({ name }) => `${room}/${name}`),
    );
    expect(unsaid).toEqual([]);
  });

  it("draw the life of a screen with functions that stand in the files beside them", () => {
    const drawn = [...page("docs/architecture.md").matchAll(/^ {4}([\w.]+) +(\w+\/\S+\.tsx?)  /gm)];
    expect(drawn.length).toBeGreaterThan(30);
    const wrong = drawn
      .filter(([, name = "", file = ""]) => {
        const code = existsSync(join(root, file)) ? page(file) : "";
        return !name.split(".").every((word) => new RegExp(`(?<!\\w)#?${word}(?!\\w)`).test(code));
      })
      .map(([, name, file]) => `${name} in ${file}`);
    expect(wrong).toEqual([]);
  });

  it("name commands that are there", () => {
    const { scripts } = JSON.parse(page("package.json")) as { scripts: object };
    const unknown = current.flatMap(({ file, text }) =>
      [...text.matchAll(/npm run (?:-s |--silent )?([a-z][a-z:-]*)/g)]
        .map(([, name = ""]) => name)
        .filter((name) => !Object.hasOwn(scripts, name))
        .map((name) => `${file}: npm run ${name}`),
    );
    expect(unknown).toEqual([]);
  });
});
