import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { files } from "../../tests/arrows/graph.ts";
import { readProject } from "./read-project.ts";
import { testsOf, type Project } from "./tests-of.ts";

const few = (name: string, count: number) => Array.from({ length: count }, (_, at) => `far/${name}${at}.test.ts`);

const given = (importers: Record<string, readonly string[]>, texts: Record<string, string> = {}): Project => ({
  tests: ["a/beside.test.ts", "b/near.test.ts", ...few("x", 9), "tests/tools.test.ts", "a/b/deep.test.ts"],
  importers: new Map(Object.entries(importers)),
  textOf: (file) => texts[file] ?? "",
});

describe("in a project of a few files", () => {
  it.each([
    ["a test itself alone", "b/near.test.ts", given({}), ["b/near.test.ts"]],
    ["those beside it", "a/file.ts", given({}), ["a/beside.test.ts"]],
    ["those of the folder above", "a/b/c/file.ts", given({}), ["a/b/deep.test.ts"]],
    ["none of a whole room", "a/other/file.ts", given({}), []],
    ["through importers", "c/1.ts", given({ "c/1.ts": ["c/2.ts"], "c/2.ts": ["b/near.test.ts"] }), ["b/near.test.ts"]],
    ["the first step however many", "c/1.ts", given({ "c/1.ts": few("x", 9) }), few("x", 9)],
    [
      "what names a tool",
      "tools/decide.ts",
      given({}, { "tests/tools.test.ts": 'run("decide")' }),
      ["tests/tools.test.ts"],
    ],
    ["what names a folder", "t/fix/1/a.txt", given({}, { "b/near.test.ts": '"t/fix/' }), ["b/near.test.ts"]],
    [
      "what opens a screen",
      "screens/a/pay-now.screen.json",
      given({}, { "screens/a/pay-now.screen.json": '"route": "/pay"', "b/near.test.ts": 'show("/pay?id=1")' }),
      ["b/near.test.ts"],
    ],
  ])("%s", (_, file, project, run) => expect(testsOf([file], project)).toEqual({ run, left: [] }));

  it("leaves a further step that is too many, and says so", () => {
    const project = given({ "c/1.ts": ["b/near.test.ts", "c/2.ts"], "c/2.ts": few("x", 9) });
    expect(testsOf(["c/1.ts"], project)).toEqual({ run: ["b/near.test.ts"], left: few("x", 9) });
  });
});

describe("in this project", () => {
  const project = readProject([...files, "schemas/step.schema.json"]);

  it.each([
    ["engine/document/grammar/roots.ts", "tests/grammar.test.ts"],
    ["engine/verbs/toast.ts", "engine/verbs/verbs.test.ts"],
    ["app/create-app.ts", "app/screens/help.test.tsx"],
    ["server/lender/account/handlers/cancel.ts", "server/lender/account/account.test.ts"],
    ["publish/check/form/ids.ts", "tests/broken.test.ts"],
    ["tools/decide.ts", "tests/tools.test.ts"],
    ["tools/decide/format-decided.ts", "tests/tools.test.ts"],
    ["schemas/step.schema.json", "tests/broken.test.ts"],
    ["tests/fixtures/broken/02-html/expected.txt", "tests/broken.test.ts"],
    ["screens/repay/repayment.screen.json", "app/screens/repay.test.tsx"],
    ["widgets/icon/Icon.tsx", "app/gallery/buttons.test.tsx"],
  ])("%s leads to %s", (file, test) => {
    expect(existsSync(file)).toBe(true);
    expect(testsOf([file], project).run).toContain(test);
  });
});
