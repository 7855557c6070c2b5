import { expect, it } from "vitest";
import { quickSteps } from "./quick-steps.ts";

it.each([
  ["nothing", [], []],
  ["a page of the guide", ["docs/architecture.md"], ["Format"]],
  ["code", ["engine/index.ts"], ["Format", "Lint", "Types"]],
  ["a document", ["screens/home/home.screen.json"], ["Format", "Documents"]],
  ["a document and code", ["brands/base.brand.json", "app/main.tsx"], ["Format", "Lint", "Types", "Documents"]],
])("%s", (_, files, names) => expect(quickSteps(files, []).map(({ name }) => name)).toEqual(names));

it("looks at what changed, and for types and documents at everything", () => {
  const commands = quickSteps(["rules/a.decision.json", "app/main.tsx"], ["app/main.test.tsx"]).map(({ command }) =>
    command.filter((word) => /\.(json|tsx?)$/.test(word)),
  );
  expect(commands).toEqual([
    ["rules/a.decision.json", "app/main.tsx"],
    ["app/main.tsx"],
    [],
    [],
    ["app/main.test.tsx"],
  ]);
});
