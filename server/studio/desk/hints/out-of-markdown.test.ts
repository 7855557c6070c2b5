import { expect, it } from "vitest";
import { outOfMarkdown } from "./out-of-markdown.ts";

it.each<[markdown: string, lines: readonly string[]]>([
  ["`brand.name`\n\nThe name\\.", ["brand.name", "The name."]],
  ["Pay now *(en)*", ["Pay now (en)"]],
  ['- `"a"` for 716/104\n- `"b"` for 717/301', ['· "a" for 716/104', '· "b" for 717/301']],
  ["first\\\nsecond\\_line \\<b\\>", ["first", "second_line <b>"]],
  ["`a\\.b` as code", ["a\\.b as code"]],
  ["", []],
])("%j is %j", (markdown, lines) => expect(outOfMarkdown(markdown)).toEqual(lines));
