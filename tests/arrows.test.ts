import { describe, expect, it } from "vitest";
import { circlesIn, foldersOf } from "./arrows/circles.ts";
import { files, imports, isTest, rooms, textOf } from "./arrows/graph.ts";
import { covers, entries, rows } from "./arrows/table.ts";

const inRoom = (path: string) => rows.some((row) => row.rooms.some((room) => path.startsWith(room)));
const roomOf = (path: string) => path.slice(0, path.indexOf("/") + 1);
const titled = rows.map((row) => [row.rooms.join(" "), row] as const);
const code = files.filter((file) => !isTest(file));

/** What a file imports of other rooms, documents and schemas too. */
const abroad = (file: string) =>
  (imports.get(file) ?? []).map(({ to }) => to).filter((to) => inRoom(to) && roomOf(to) !== roomOf(file));

describe("arrows between the rooms", () => {
  it("each room of code stands in docs/architecture.md", () => {
    expect(rooms.filter((room) => !inRoom(`${room}/`))).toEqual([]);
  });

  it.each(titled)("%s imports only what the table lets it", (_, { rooms: named, may }) => {
    const wrong = code
      .filter((file) => may !== "all" && named.includes(roomOf(file)))
      .flatMap((file) => abroad(file).map((to) => [file, to] as const))
      .filter(([, to]) => may !== "all" && !may.some((target) => covers(target, to)))
      .map(([file, to]) => `${file} imports ${to}`);
    expect(wrong).toEqual([]);
  });

  it.each(titled)("%s imports something of all that the table lets it", (_, { rooms: named, may }) => {
    const used = code.filter((file) => named.includes(roomOf(file))).flatMap(abroad);
    // What a bundler takes by a pattern is no import that could be read here.
    const byPattern = ["api/"];
    const idle = (may === "all" ? [] : may).filter(
      (target) => !byPattern.includes(target) && !used.some((to) => covers(target, to)),
    );
    expect(idle).toEqual([]);
  });

  it("nobody outside the engine goes round its entries, tests neither", () => {
    const wrong = files
      .filter((file) => !file.startsWith("engine/"))
      .flatMap((file) => abroad(file).map((to) => [file, to] as const))
      .filter(([, to]) => to.startsWith("engine/") && !covers("engine/", to))
      .map(([file, to]) => `${file} imports ${to}`);
    expect(wrong).toEqual([]);
  });

  it("the entries of the engine are those that docs/architecture.md names, and nothing inside imports one", () => {
    const found = files.filter((file) => covers("engine/", file));
    expect([...entries].sort()).toEqual(found);
    const wrong = files.filter(
      (file) => /^engine\/.*\//.test(file) && imports.get(file)?.some(({ to }) => covers("engine/", to)),
    );
    expect(wrong).toEqual([]);
  });

  it("every name of an entry is taken by somebody outside", () => {
    const outside = files.filter((file) => !file.startsWith("engine/")).map((file) => [file, textOf(file)] as const);
    const idle = entries.flatMap((entry) => {
      const importing = outside.filter(([file]) => imports.get(file)?.some(({ to }) => to === entry));
      return [...textOf(entry).matchAll(/^export (?:type )?\{([^}]*)\}/gm)]
        .flatMap(([, names = ""]) => names.split(","))
        .map((name) => name.replace(/^\s*type |.* as /g, "").trim())
        .filter((name) => name !== "" && !importing.some(([, text]) => new RegExp(`\\b${name}\\b`).test(text)))
        .map((name) => `${entry}: ${name}`);
    });
    expect(idle).toEqual([]);
  });

  it("a widget imports its own folder, widgets/shared and engine/widget.ts, and widgets/shared imports no widget", () => {
    const folder = (file: string) => file.split("/")[1] ?? "";
    const composing = /^widgets\/(index|entry)\.ts$/;
    const wrong = code
      .filter((file) => file.startsWith("widgets/") && !composing.test(file))
      .flatMap((file) => (imports.get(file) ?? []).map(({ to }) => [file, to] as const))
      .filter(([file, to]) => to.startsWith("widgets/") && ![folder(file), "shared"].includes(folder(to)))
      .map(([file, to]) => `${file} imports ${to}`);
    expect(wrong).toEqual([]);
  });

  it("only engine/render holds React in the engine, and none is in lending, publish and server", () => {
    // The locale's context is what widgets get their words from; it holds a hook and draws nothing.
    const may = /^engine\/(render\/|text\/use-locale\.ts$)/;
    const react = /^react(-dom|-router-dom)?(\/|$)/;
    const wrong = code
      .filter((file) => /^(engine|lending|publish|server)\//.test(file) && !may.test(file))
      .filter((file) => imports.get(file)?.some(({ to, typeOnly }) => react.test(to) && !typeOnly));
    expect(wrong).toEqual([]);
  });

  it("every import of a file of ours leads to a file", () => {
    const known = new Set(files);
    const written = /\.props\.ts$|^api\/(call-types\.ts$|types\/)/;
    const wrong = files.flatMap((file) =>
      (imports.get(file) ?? [])
        .filter(({ to }) => inRoom(to) && /\.tsx?$/.test(to) && !known.has(to) && !written.test(to))
        .map(({ to }) => `${file} imports ${to}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe("circles, types counted", () => {
  const arrowsOf = (some: readonly string[]) =>
    new Map(
      some.map((file) => [
        file,
        new Set((imports.get(file) ?? []).map(({ to }) => to).filter((to) => some.includes(to))),
      ]),
    );

  it("no file imports itself through others, but the three that draw a tree", () => {
    const drawing = ["engine/render/each-view.tsx", "engine/render/node-list.tsx", "engine/render/node-view.tsx"];
    expect(circlesIn(arrowsOf(files))).toEqual([drawing]);
  });

  it("no folder imports itself through others, apart from tests/", () => {
    const inside = code.filter((file) => !file.startsWith("tests/"));
    expect(circlesIn(foldersOf(arrowsOf(inside)))).toEqual([]);
  });
});
