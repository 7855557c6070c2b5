import { describe, expect, it } from "vitest";
import { patternFault } from "./pattern-fault.ts";

const harmless = [
  "^[0-9]{6}$",
  "^(0[1-9][0-9]{9}|[1-9][0-9]{9})$",
  "^153[1-6][1-5]0\\d{4}$",
  "^[a-z0-9]+(-[a-z0-9]+)*$",
  "^(/[A-Za-z0-9]+)+(\\?[a-z]+=[A-Za-z0-9]+)?$",
  "A0[1-4]$",
  "^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]{8,16}$",
  "^[^@\\s]+@[a-z0-9-]+$",
  "^\\p{L}+$",
  "^(ab|cd)+$",
  "^(?:[a-z]{1,63}\\.){1,8}$",
  "^(?:[0-9a-f]{2}:?){6}$",
  "^(?:(?!--)[a-z-])+$",
  "^([0-9]{3} ?){2}$",
  "^\\+?[0-9 -]*$",
];

const dangerous: readonly (readonly [string, string])[] = [
  ["^(a+)+$", "a repetition stands inside a repetition"],
  ["^(\\d*)*$", "what is repeated may be empty"],
  ["^([a-z]+[0-9]?)*$", "a repetition stands inside a repetition"],
  ["^(a|a)*$", "alternatives under a repetition overlap"],
  ["^(a|ab)+$", "alternatives under a repetition overlap"],
  ["^(\\w|\\d)+$", "alternatives under a repetition overlap"],
  ["^\\d+\\d+$", "two repetitions side by side take the same characters"],
  ["^.*-?.*$", "two repetitions side by side take the same characters"],
  ["^(a)\\1$", "it has a back reference"],
  ["^(?=(a+)+$)a", "a repetition stands inside a repetition"],
  ["^(?:\\d{1,30}){1,30}$", "a repetition stands inside a repetition"],
  ["^(?:[a-z]+ ?){1,20}$", "a repetition stands inside a repetition"],
  ["^(?:a?){1,30}$", "what is repeated may be empty"],
  ["^(?:(?:a|a)?b)+$", "alternatives under a repetition overlap"],
  ["^(?:x(?:a|a)|y)+$", "alternatives under a repetition overlap"],
  ["^(?:\\d?\\d?x)+$", "two repetitions side by side take the same characters"],
  ["^(\\d*)(\\d*)(\\d*)(\\d*)(\\d*)(\\d*)$", "two repetitions side by side take the same characters"],
  ["^(-?\\d*)(-?\\d*)$", "two repetitions side by side take the same characters"],
  ["^(\\d*)?(\\d*)?$", "two repetitions side by side take the same characters"],
  ["^\\d{0,30}\\d{0,30}\\d{0,30}$", "two repetitions side by side take the same characters"],
];

describe("patternFault", () => {
  it.each(harmless)("R82 lets %s pass", (pattern) => {
    expect(patternFault(pattern)).toBeUndefined();
  });

  it.each(dangerous)("R82 refuses %s", (pattern, why) => {
    expect(patternFault(pattern)).toBe(why);
  });
});
