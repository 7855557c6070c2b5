import { describe, expect, it } from "vitest";
import { files, imports, isTest, textOf } from "./graph.ts";
import { tableOf } from "./table.ts";

const lender = "server/lender/";
const folderOf = (file: string) => /^server\/lender\/(\w+)\//.exec(file)?.[1];
const named = (cell: string) => (cell === "—" ? [] : cell.split(", "));

/** The arrows that server/README.md says, by folder of the lender. */
const rows = tableOf(textOf("server/README.md"), "folder of `lender/`").map(
  ([folder = "", , may = ""]) => [folder.replace(/[`/]/g, ""), named(may)] as const,
);
const code = files.filter((file) => file.startsWith(lender) && !isTest(file));

describe("arrows between the folders of the lender", () => {
  it("each folder stands in server/README.md", () => {
    const found = new Set(code.flatMap((file) => folderOf(file) ?? []));
    expect(new Set(rows.map(([folder]) => folder))).toEqual(found);
  });

  it.each(rows)("%s imports of the others what its row says, and all of that", (folder, may) => {
    const used = code
      .filter((file) => folderOf(file) === folder)
      .flatMap((file) => (imports.get(file) ?? []).map(({ to }) => folderOf(to)))
      .filter((to) => to !== undefined && to !== folder);
    expect(new Set(used)).toEqual(new Set(may));
  });

  it.each(rows)("%s imports only folders that stand above it", (folder, may) => {
    const above = rows
      .slice(
        0,
        rows.findIndex(([name]) => name === folder),
      )
      .map(([name]) => name);
    expect(may.filter((name) => !above.includes(name))).toEqual([]);
  });

  it("nothing inside imports what puts the lender together", () => {
    const wrong = code
      .filter((file) => folderOf(file) !== undefined)
      .filter((file) => imports.get(file)?.some(({ to }) => to.startsWith(lender) && folderOf(to) === undefined));
    expect(wrong).toEqual([]);
  });
});
