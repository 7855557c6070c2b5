import { expect, it } from "vitest";
import { splitStatements } from "./split-statements.ts";

const cases: [string, string, string[]][] = [
  ["two statements", "select 1; select 2;", ["select 1", "select 2"]],
  ["a semicolon in a text", "select 'a;b''c;';", ["select 'a;b''c;'"]],
  ["a semicolon in a comment", "select 1 -- a; b\n, 2;", ["select 1 \n, 2"]],
  ["a function body", "create f as $$ begin; end $$; select 1", ["create f as $$ begin; end $$", "select 1"]],
  ["a minus and a dollar", "select 2 - 1, $1", ["select 2 - 1, $1"]],
];

it.each(cases)("splits %s", (_, script, expected) => expect(splitStatements(script)).toEqual(expected));
