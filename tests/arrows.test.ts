import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const rooms = ["engine", "widgets", "lending", "publish", "app", "server", "tools", "tests"];

const filesOf = (room: string): string[] =>
  readdirSync(join(root, room), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(room, file).replaceAll("\\", "/"))
    .sort();

const text = (file: string) => readFileSync(join(root, file), "utf8");
const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file) || /from "vitest"/.test(text(file));

interface Import {
  readonly to: string;
  /** Gone when the code runs. */
  readonly typeOnly: boolean;
  /** Fetched when it is needed, so that it makes no cycle at the start. */
  readonly lazy: boolean;
}

const statement = /^(import|export)\s+(type\s+)?((?:[^"';]|\n)*?)\s*(?:from\s*)?["']([^"']+)["']/gm;
const lazyImport = /\bimport\(\s*["']([^"']+)["']\s*\)/g;

/** True when every name between the braces says `type`. */
const onlyTypes = (names: string) =>
  /^\{[^}]*\}$/.test(names.trim()) &&
  names
    .replace(/[{}]/g, "")
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean)
    .every((name) => name.startsWith("type "));

function importsOf(file: string): Import[] {
  const code = text(file);
  const place = (target: string) =>
    target.startsWith(".") ? join(dirname(file), target).replaceAll("\\", "/") : target;
  return [
    ...[...code.matchAll(statement)].map(([, , type, names = "", target = ""]) => ({
      to: place(target),
      typeOnly: type !== undefined || onlyTypes(names),
      lazy: false,
    })),
    ...[...code.matchAll(lazyImport)].map(([, target = ""]) => ({ to: place(target), typeOnly: false, lazy: true })),
  ];
}

const files = rooms.flatMap(filesOf);
const graph = new Map(files.map((file) => [file, importsOf(file)]));

/** What each room may import of the others; a package is a name without a dot or a room in front. */
const allowed: Record<string, (to: string) => boolean> = {
  engine: (to) => to.startsWith("engine/"),
  widgets: (to) => to.startsWith("widgets/") || to === "engine/widget.ts",
  lending: (to) => /^(lending|engine)\//.test(to) && !to.startsWith("engine/render/"),
  publish: (to) =>
    /^(publish|lending|schemas|brands)\//.test(to) || (to.startsWith("engine/") && !to.startsWith("engine/render/")),
  app: (to) => /^(app|publish\/page|lending|widgets|engine|api|locales|brands|screens|rules|schemas)\//.test(to),
  server: (to) =>
    /^(server|publish|lending|schemas|locales|api|rules)\//.test(to) ||
    (to.startsWith("engine/") && !to.startsWith("engine/render/")),
  tools: () => true,
  tests: () => true,
};

/** Drawing a tree is one recursion in three files: a list of nodes, a node, and a node for each element. */
const drawing =
  /^engine\/render\/node-list\.tsx → engine\/render\/(node|each)-view\.tsx → engine\/render\/node-list\.tsx$/;

const isRoom = (to: string) =>
  /^(engine|widgets|lending|publish|app|server|tools|tests|api|locales|brands|screens|rules|schemas)\//.test(to);

describe("arrows between the rooms", () => {
  it.each(rooms)("%s imports only what docs/architecture.md lets it", (room) => {
    const wrong = files
      .filter((file) => file.startsWith(`${room}/`) && !isTest(file))
      .flatMap((file) => (graph.get(file) ?? []).map(({ to }) => [file, to] as const))
      .filter(([, to]) => isRoom(to) && !allowed[room]?.(to))
      .map(([file, to]) => `${file} imports ${to}`);
    expect(wrong).toEqual([]);
  });

  it("a widget imports its own folder, widgets/shared and engine/widget.ts, and widgets/shared imports no widget", () => {
    const folder = (file: string) => file.split("/")[1] ?? "";
    const composing = /^widgets\/(index|entry)\.ts$/;
    const wrong = files
      .filter((file) => file.startsWith("widgets/") && !isTest(file) && !composing.test(file))
      .flatMap((file) => (graph.get(file) ?? []).map(({ to }) => [file, to] as const))
      .filter(([file, to]) => to.startsWith("widgets/") && ![folder(file), "shared"].includes(folder(to)))
      .map(([file, to]) => `${file} imports ${to}`);
    expect(wrong).toEqual([]);
  });

  it("only engine/render holds React in the engine, and none is in the server", () => {
    // The locale's context is what widgets get their words from; it holds a hook and draws nothing.
    const may = /^engine\/(render\/|text\/use-locale\.ts$|widget\.ts$)/;
    const react = /^react(-dom|-router-dom)?(\/|$)/;
    const wrong = files
      .filter((file) => /^(engine|lending|publish|server)\//.test(file) && !isTest(file) && !may.test(file))
      .filter((file) => graph.get(file)?.some(({ to, typeOnly }) => react.test(to) && !typeOnly));
    expect(wrong).toEqual([]);
  });

  it("every import of a file of ours leads to a file", () => {
    const known = new Set(files);
    const wrong = files.flatMap((file) =>
      (graph.get(file) ?? [])
        .filter(
          ({ to }) =>
            isRoom(to) && /\.tsx?$/.test(to) && !known.has(to) && !/\.props\.ts$|^api\/call-types\.ts$/.test(to),
        )
        .map(({ to }) => `${file} imports ${to}`),
    );
    expect(wrong).toEqual([]);
  });

  it("no file imports itself through others", () => {
    const state = new Map<string, "open" | "done">();
    const cycles: string[] = [];
    const visit = (file: string, way: readonly string[]): void => {
      if (state.get(file) === "done") return;
      if (state.get(file) === "open") {
        cycles.push([...way.slice(way.indexOf(file)), file].join(" → "));
        return;
      }
      state.set(file, "open");
      for (const { to, typeOnly, lazy } of graph.get(file) ?? [])
        if (!typeOnly && !lazy && graph.has(to)) visit(to, [...way, file]);
      state.set(file, "done");
    };
    for (const file of files) visit(file, []);
    expect(cycles.filter((cycle) => !drawing.test(cycle))).toEqual([]);
  });
});

/** Words of lending, as they would stand in names and texts. */
const lending =
  /\b(loans?|borrow\w*|lend|lender\w*|lending|nairas?|kobo|bvn|vouchers?|repay\w*|overdue\w*|credits?|debts?|bills?|bank\w*|installments?|disburse\w*|ngn|nigeria\w*|lagos)\b|₦/i;

/** Names in code are read word by word: `loanAmount` and `loan_amount` are two words each. */
const words = (code: string) => code.replace(/([a-z])([A-Z])/g, "$1 $2").replaceAll("_", " ");

const engineFiles = filesOf("engine").filter((file) => !isTest(file));

describe("the engine knows no lending and no brand", () => {
  it.each([
    ["lending word", lending],
    ["business or channel code", /\b(716|717|718|104|127|130|301|302|304|305)\b/],
  ])("no %s stands in it", (_, pattern) => {
    const found = engineFiles.flatMap((file) =>
      text(file)
        .split("\n")
        .flatMap((line, index) => (pattern.test(words(line)) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });

  it("no brand's name and no screen's route stands in it", () => {
    const brands = readdirSync(join(root, "brands"), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".brand.json"))
      .flatMap((file) => {
        const { name, legalName } = JSON.parse(text(join("brands", file))) as { name?: string; legalName?: string };
        return [name, legalName].filter((found) => found !== undefined);
      });
    const routes = readdirSync(join(root, "screens"), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".screen.json"))
      .map((file) => (JSON.parse(text(join("screens", file))) as { route: string }).route)
      .filter((route) => /[a-z]/.test(route));
    expect(brands.length).toBeGreaterThan(3);
    expect(routes.length).toBeGreaterThan(10);
    const found = engineFiles.flatMap((file) => {
      const code = text(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
      return [...brands, ...routes.map((route) => `"${route}"`)]
        .filter((name) => code.includes(name))
        .map((name) => `${file} names ${name}`);
    });
    expect(found).toEqual([]);
  });
});

describe("visible words", () => {
  const drawn = [...filesOf("engine"), ...filesOf("widgets")].filter((file) => file.endsWith(".tsx") && !isTest(file));

  it("B7 no element of the engine or a widget holds words of its own", () => {
    const found = drawn.flatMap((file) =>
      [...text(file).matchAll(/<\/?[A-Za-z][^<>]*(?<!=)>([^<>{}]*\p{L}[^<>{}]*)<\//gu)].map(
        ([, words = ""]) => `${file}: ${words.trim()}`,
      ),
    );
    expect(found).toEqual([]);
  });

  it("B7 no attribute that is read out or shown holds words of its own", () => {
    const shown = /\b(aria-label|aria-description|aria-roledescription|title|alt|placeholder)="([^"]*\p{L}[^"]*)"/gu;
    const found = drawn.flatMap((file) => [...text(file).matchAll(shown)].map(([whole]) => `${file}: ${whole}`));
    expect(found).toEqual([]);
  });
});
