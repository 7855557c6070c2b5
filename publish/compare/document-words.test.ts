import { expect, it } from "vitest";
import { screenNames } from "./document-words.ts";

const screen = (route: string, title: string) => ({
  ...{ kind: "screen" as const, file: `screens/${title}.screen.json`, text: "" },
  data: { route, title },
});
const name = screenNames([
  screen("/creditResult/{status?}", "Result"),
  screen("/guide/{type}", "Guide"),
  screen("/guide/open", "Open guide"),
]);

it.each([
  ["/creditResult/{status?}", "Result (/creditResult/{status?})"],
  ["/creditResult/1", "Result (/creditResult/1)"],
  ["/creditResult", "Result (/creditResult)"],
  ["/guide/open", "Open guide (/guide/open)"],
  ["/guide/fees", "Guide (/guide/fees)"],
  ["/guide", "/guide"],
  ["/guide/fees/more", "/guide/fees/more"],
  ["/nowhere", "/nowhere"],
])("%s is called %s", (route, words) => expect(name(route)).toBe(words));
