import { expect, it } from "vitest";
import { testsOf } from "./tests-of.ts";

const own = "tools/verify/tests-of.test.ts";
const other = "tools/verify/quick-steps.test.ts";
const lifecycle = "app/lifecycle/lifecycle.test.tsx";
const far = "tests/tools.test.ts";

it.each([
  ["beside it", "tools/verify/steps.ts", [own, other]],
  ["itself", far, [far]],
  ["elsewhere", "widgets/tabs/Tabs.tsx", []],
])("%s", (_, file, tests) => expect(testsOf([file], [own, other, far])).toEqual(tests));

it.each([
  ["engine/testing.ts", [lifecycle]],
  ["engine/index.ts", []],
])("what imports %s from elsewhere", (file, tests) => expect(testsOf([file], [lifecycle, far])).toEqual(tests));
