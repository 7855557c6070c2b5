import { expect, it } from "vitest";
import { type StepWords, stepsInWords } from "./steps-in-words.ts";

const words: Readonly<Record<string, string>> = { "errors.3108": "Your consent was withdrawn" };
const lines = (found: readonly StepWords[]) => found.map(({ says, depth }) => `${"  ".repeat(depth)}${says}`);

it.each<[string, Parameters<typeof stepsInWords>[0], Readonly<Record<string, unknown>>, readonly string[]]>([
  ["nothing", "nothing", {}, []],
  [
    "what is said and where it leads",
    [
      { do: "toast", with: { text: { $t: "errors.3108" }, kind: "warn" } },
      { do: "go", with: { to: "/privacyConsents" } },
    ],
    {},
    ['Says "Your consent was withdrawn"', "Goes to /privacyConsents"],
  ],
  [
    "of two ways the one that these inputs take",
    [
      { do: "go", with: { to: "/appDown" }, if: "inputs.native" },
      { do: "go", with: { to: "/h5AppDown" }, if: { "!": [{ var: "inputs.native" }] } },
    ],
    { native: false },
    ["Goes to /h5AppDown"],
  ],
  [
    "both of two ways, where it hangs on more than the inputs",
    [
      { do: "go", with: { to: "/appDown" }, if: "env.native" },
      { do: "go", with: { to: "/h5AppDown" }, if: { "!": [{ var: "env.native" }] } },
    ],
    {},
    ["Goes to /appDown, if env.native", "Goes to /h5AppDown, if not env.native"],
  ],
  [
    "a place that follows from the inputs",
    [{ do: "go", with: { to: { $: { if: [{ var: "inputs.next" }, { var: "inputs.next" }, "/lendInfo"] } } } }],
    { next: "/lendConfirm" },
    ["Goes to /lendConfirm"],
  ],
  [
    "what follows an answer, below what asks for it",
    [
      {
        do: "dialog",
        with: { dialog: "leave-app" },
        ok: [{ do: "open", if: "result", with: { url: { $: "inputs.guideLink" } } }],
        fail: [{ do: "enter" }],
      },
    ],
    { guideLink: "https://guide.example.com/start" },
    [
      "Opens the dialog leave-app",
      "  When that is answered:",
      "    Leaves the app for https://guide.example.com/start, if result",
      "  When that fails:",
      "    Lets in",
    ],
  ],
  ["a verb that has no words here, by its name", [{ do: "print" }], {}, ["print"]],
])("F6 says %s", (_, steps, inputs, expected) =>
  expect(lines(stepsInWords(steps, { inputs, wordsOf: (key) => words[key] }))).toEqual(expected),
);
