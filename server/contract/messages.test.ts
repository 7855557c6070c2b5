import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Compiler } from "../../engine/compile.ts";
import { Catalogue, type FailureKind } from "../../engine/testing.ts";
import type { CatalogueDocument } from "../../engine/document.ts";
import { loadBrands } from "./brands.ts";
import { CAPTCHA, SESSION_LOST, STATUS } from "./status.ts";
import { loadTexts } from "./texts.ts";

loadBrands(process.cwd());
const text = loadTexts(process.cwd());
const read = (path: string) => JSON.parse(readFileSync(path, "utf8"));

interface Entry {
  id: string;
  status?: number[];
  kind?: string;
  always?: boolean;
  then: { do: string; with?: { text?: { $t?: string }; with?: { text?: { $t?: string } } } }[];
}

const { entries } = read("api/errors.catalogue.json") as { entries: Entry[] };
const texts = Object.fromEntries(
  ["en_US", "zh_CN"].map((language) => [
    language,
    read(`locales/${language}/errors.text.json`).texts as Record<string, string>,
  ]),
);

const catalogue = new Catalogue(new Compiler().catalogue(read("api/errors.catalogue.json") as CatalogueDocument));

/** The entry that the app runs for a failure on a screen. */
function entryFor(failure: { status: number; kind?: FailureKind }, screen = "index"): string | undefined {
  return catalogue.find({ kind: "business", message: "", content: null, ...failure }, screen)?.id;
}

describe("the error catalogue", () => {
  it.each<[string, { status: number; kind?: FailureKind }, string]>([
    ["X2", { status: 7 }, "session-lost"],
    ["X2", { status: 2200 }, "session-lost"],
    ["X2", { status: 100008 }, "session-lost"],
    ["X2", { status: 100009 }, "session-lost"],
    ["X2", { status: 17 }, "session-other-device"],
    ["X2", { status: 15 }, "session-silent"],
    ["X2", { status: 29 }, "session-silent"],
    ["X3", { status: 2712 }, "app-only"],
    ...[1015, 1016, 1617, 1618, 1619, 1014, 1010, 1017, 1013].map((status): [string, { status: number }, string] => [
      "X4",
      { status },
      "captcha",
    ]),
    ["X4", { status: 2801 }, "pass-through"],
    ["X4", { status: 3011 }, "pass-through"],
    ["X5", { status: 0, kind: "timeout" }, "timeout"],
    ["X5", { status: 0, kind: "network" }, "network"],
    ["X5", { status: 1010101, kind: "aborted" }, "aborted"],
    ["X5 C4", { status: 0, kind: "contract" }, "contract"],
    ["X5", { status: -1, kind: "fault" }, "fault"],
    ["X1", { status: 3101 }, "other"],
  ])("%s %o is handled by %s", (_, failure, id) => {
    expect(entryFor(failure)).toBe(id);
  });

  it("X4 the lender asks for a picture's code with the statuses that the app knows it by", () => {
    expect(new Set<number>(CAPTCHA)).toEqual(new Set([1010, 1013, 1014, 1015, 1016, 1017, 1617, 1618, 1619]));
  });

  it("X2 on a login page a lost session is only a message", () => {
    expect(entryFor({ status: 7 }, "login")).toBe("other");
    expect(entryFor({ status: 17 }, "register")).toBe("other");
  });

  it("X1 every failure is handled: the last entry asks for nothing", () => {
    expect(entries.at(-1)).toMatchObject({ id: "other" });
    expect(entries.slice(0, -1).filter(({ status, kind }) => !status && !kind)).toEqual([]);
  });

  it("X2 X4 only what no screen can answer for overrules what it says: a lost session, a picture code, a closing account, an unknown device, an outcome that is not known, no connection", () => {
    expect(entries.filter(({ always }) => always).map(({ id }) => id)).toEqual([
      "session-other-device",
      "session-lost",
      "session-silent",
      "captcha",
      "account-closing",
      "verify-device",
      "unsettled",
      "carried",
      "forgotten",
      "offline",
      "busy",
    ]);
  });

  it("X5 an aborted call says nothing", () => {
    expect(entries.find(({ id }) => id === "aborted")?.then).toBe("nothing");
  });
});

describe("X6 messages", () => {
  const spoken =
    "-1 7 17 2712 3010 3011 3012 3013 3014 3015 3016 3017 3020 3021 3030 3031 3032 3040 3041 3050 3051 3052 3053 3054 3101 3102 3103 3104 3105 3106 3107 3110 3120 3121 3122 3130 3140 3141 3198 3199 1638 2801 request-timeout";

  it.each(spoken.split(" "))("%s exists in both languages", (key) => {
    expect(texts.en_US?.[key]).toBeTruthy();
    expect(texts.zh_CN?.[key]).toMatch(/[\u4e00-\u9fff]/);
  });

  it.each([
    ["7", "login expired, please log in again"],
    ["17", "this account is logged in on another device, for security please change password promptly"],
    ["2712", "Please apply for a loan in the app"],
    ["-1", "system error"],
    ["3010", "Incorrect Password, Please try again"],
    ["3012", "The user is already registered"],
    ["3014", "The account doesn't exist"],
    ["3016", "This user is not registered"],
    ["3021", "Enter the password wrong too many times，Please reset your Trade Password"],
    ["3030", "BVN does not exist"],
    ["3031", "The BVN you filled in already exists, please fill in your own correct BVN"],
    ["3041", "Bank account cannot be added at 0:00-1:00"],
    ["3101", "You have overdue loan, please apply loan after repay"],
    ["3102", "The loan quota is full on the day, please come again tomorrow"],
    ["3103", "The number of transactions today has reached the limit，Please try again tomorrow"],
    ["3120", "The repayment link is invalid"],
    ["3121", "Your bill payment is being verified"],
    ["3140", "This contact is repeated please select another"],
    ["3141", "Please do not enter your own phone number"],
    ["request-timeout", "request timeout"],
  ])("%s says what the specification says", (key, words) => {
    expect(text("en_US", `errors.${key}`)).toBe(words);
  });

  it("both languages have the same keys and placeholders", () => {
    const holes = (words: string) => [...words.matchAll(/\{\{\w+\}\}/g)].map(([hole]) => hole).sort();
    // Chinese has one plural form: what is said of one is said by the other form.
    const spoken = Object.entries(texts.en_US ?? {}).filter(([key]) => !key.endsWith("_one"));
    expect(Object.keys(texts.zh_CN ?? {})).toEqual(spoken.map(([key]) => key));
    for (const [key, words] of spoken) expect(holes(texts.zh_CN?.[key] ?? "")).toEqual(holes(words));
  });

  it("every status that the lender refuses with has words", () => {
    const statuses = [...Object.values(STATUS), ...SESSION_LOST, ...CAPTCHA].map(String);
    expect(statuses.length).toBeGreaterThan(40);
    expect(statuses.filter((status) => texts.en_US?.[status] === undefined)).toEqual([]);
  });

  it("no status stands as a number beside that list", () => {
    const number = new RegExp(
      `(?<![\\d_])(${[...Object.values(STATUS), ...SESSION_LOST, ...CAPTCHA].filter((status) => status > 999).join("|")})\\b`,
    );
    const found = readdirSync("server/lender", { recursive: true, encoding: "utf8" })
      .filter((path) => /(?<!\.test)\.ts$/.test(path))
      .flatMap((path) =>
        readFileSync(`server/lender/${path}`, "utf8")
          .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "")
          .split("\n")
          .filter((line) => number.test(line))
          .map((line) => `${path}: ${line.trim()}`),
      );
    expect(found).toEqual([]);
  });
});

it.each([
  [
    "3018",
    { seconds: 1, context: 1 },
    "A code was asked for just now: please wait 1 second before you ask for another",
  ],
  [
    "3018",
    { seconds: 2, context: 2 },
    "A code was asked for just now: please wait 2 seconds before you ask for another",
  ],
  ["3019", { minutes: 1, context: 1 }, "Too many attempts, please try again in 1 minute"],
  ["3019", { minutes: 59, context: 59 }, "Too many attempts, please try again in 59 minutes"],
])("a refusal with %s and %o is said as one says it", (status, args, said) => {
  expect(text("en_US", `errors.${status}`, args)).toBe(said);
});
