import { describe, expect, it } from "vitest";
import { readOptions } from "./read-options.ts";

const options = {
  count: { type: "string", default: "5000" },
  seed: { type: "string" },
  check: { type: "boolean", short: "c" },
  beside: { type: "string", multiple: true },
} as const;

describe("what a command was told", () => {
  it("is its options by name and the words beside them", () => {
    expect(readOptions(["--seed", "7", "a", "--check", "--beside=x", "--beside", "y", "b"], options, 2)).toEqual({
      values: { __proto__: null, count: "5000", seed: "7", check: true, beside: ["x", "y"] },
      positionals: ["a", "b"],
    });
    expect(readOptions(["-c"], options)).toMatchObject({ values: { check: true } });
    expect(readOptions(["--", "--odd"], options, 1)).toMatchObject({ positionals: ["--odd"] });
    expect(readOptions(["--seed=-7"], options)).toMatchObject({ values: { seed: "-7" } });
  });

  it.each<[args: string, most: number, line: string]>([
    ["--coutn 5", 0, 'expected --count, --seed, --check or --beside, found "--coutn"; did you mean "--count"?'],
    ["--cuont=5", 0, 'expected --count, --seed, --check or --beside, found "--cuont"; did you mean "--count"?'],
    ["--entirely", 0, 'expected --count, --seed, --check or --beside, found "--entirely"'],
    ["--__proto__", 0, 'expected --count, --seed, --check or --beside, found "--__proto__"'],
    ["--toString", 0, 'expected --count, --seed, --check or --beside, found "--toString"'],
    ["-x", 0, 'expected --count, --seed, --check or --beside, found "-x"'],
    ["--seed", 0, "expected a value after --seed, found nothing"],
    ["--seed --check", 0, 'expected a value after --seed, found "--check"'],
    ["--check=yes", 0, 'expected --check alone, found "--check=yes"'],
    ["--seed 7 --seed=8", 0, "expected --seed once, found it twice"],
    ["--check -c", 0, "expected --check once, found it twice"],
    ["check", 0, 'expected --count, --seed, --check or --beside, found "check"; did you mean "--check"?'],
    ["a b", 1, 'expected one word, found "b"'],
    ["a b c", 2, 'expected at most 2 words, found "c"'],
  ])("%s is refused in one line", (args, most, line) => {
    expect(readOptions(args.split(" "), options, most)).toEqual({ refused: line });
  });

  it("is nothing where a command takes nothing", () => {
    expect(readOptions([], {})).toMatchObject({ positionals: [] });
    expect(readOptions(["--port"], {})).toEqual({ refused: 'expected no option, found "--port"' });
    expect(readOptions(["now"], {})).toEqual({ refused: 'expected nothing, found "now"' });
  });
});
