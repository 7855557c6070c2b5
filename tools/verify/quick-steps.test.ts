import { expect, it } from "vitest";
import { quickSteps } from "./quick-steps.ts";

const none = { run: [], left: [] };
const namesOf = (files: readonly string[]) => quickSteps(files, none).map(({ name }) => name);

it.each([
  ["nothing", [], []],
  ["a page of the guide", ["docs/architecture.md"], ["Format", "Tests"]],
  ["a document", ["screens/home/home.screen.json"], ["Format", "Documents", "Generated files", "Tests"]],
  ["code", ["engine/value.ts"], ["Format", "Lint", "Types", "Documents", "Generated files", "Tests"]],
])("%s", (_, files, names) => expect(namesOf(files)).toEqual(names));

it("a check that no document passes is found, though no document has changed", () => {
  expect(namesOf(["publish/check/expressions/noise.ts"])).toContain("Documents");
});

it.each([
  ["an operator without words", "lending/operators/calendar-day.ts", "publish/words"],
  [
    "a key of a step that the grammar does not know",
    "schemas/step.schema.json",
    "engine/document/grammar/schemas.test.ts",
  ],
  ["an unknown id in a comment", "app/create-app.ts", "tests/requirements"],
  ["a page that names a command that is none", "docs/architecture.md", "tests/pages.test.ts"],
])("%s is found", (_, file, test) => expect(quickSteps([file], none).at(-1)?.command).toContain(test));

it("leaves what goes over all documents to what concerns them", () => {
  const last = (file: string) => quickSteps([file], none).at(-1)?.command;
  expect(last("server/lender/loan/apply.ts")).not.toContain("tests/graph");
  expect(last("rules/decisions/borrow.decision.json")).toContain("tests/graph");
  expect(last("api/bridge.capabilities.json")).toContain("tests/native");
});

it("looks at what changed, for types and documents at everything, and says what it leaves", () => {
  const steps = quickSteps(["rules/a.decision.json", "app/main.tsx"], {
    run: ["app/main.test.tsx"],
    left: ["app/far.test.tsx"],
  });
  expect(steps.map(({ command }) => command.filter((word) => /main|a\.decision/.test(word)))).toEqual([
    ["rules/a.decision.json", "app/main.tsx"],
    ["app/main.tsx"],
    [],
    [],
    [],
    ["app/main.test.tsx"],
  ]);
  expect(steps.at(-1)?.name).toBe("Tests (further off and left to npm test: 1)");
});
