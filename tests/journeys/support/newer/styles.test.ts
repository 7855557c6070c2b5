import { expect, it } from "vitest";
import { newerStyles } from "./styles.ts";

it.each<[string, string, readonly string[]]>([
  ["what everyone knows", ".a{color:red;inset:0;gap:1rem}", []],
  ["a newer value alone", ".a{color:color-mix(in srgb,red 5%,blue)}", ["color:color-mix(in srgb,red 5%,blue)"]],
  ["one after a plain one", ".a{color:red;color:color-mix(in srgb,red 5%,blue)}", []],
  [
    "one with a custom property in it, which nothing stands in for",
    ".a{color:red;color:color-mix(in srgb,var(--a) 5%,blue)}",
    ["color:color-mix(in srgb,var(--a) 5%,blue)"],
  ],
  ["a newer unit after an older one", ".a{height:100vh;height:100dvh}", []],
  ["a newer unit alone, in a rule of its own", "@media print{.a{height:100vh}.b{height:100dvh}}", ["height:100dvh"]],
  ["a newer property", ".a{rotate:4deg}", ["rotate:4deg"]],
  ["a newer selector", ".a:has(b){color:red}", [".a:has(b)"]],
  ["a newer rule", "@layer a{.b{color:red}}", ["@layer"]],
  ["what was asked for first", "@supports (rotate:4deg){.a{rotate:4deg}.b{height:1dvh}}.c{color:red}", []],
])("%s", (_, sheet, found) => expect(newerStyles(sheet)).toEqual(found));
