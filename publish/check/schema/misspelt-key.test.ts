import { expect, it } from "vitest";
import { Checker } from "../checker.ts";
import { formatFault } from "../given/report.ts";

const checker = new Checker("tests/fixtures/project");
const file = "screens/loan/odd.screen.json";

/** What is said of a screen that shows and does this, in its third line and its fourth. */
const lines = (shown: string, done: string): readonly string[] => {
  const text = `{ "$schema": "../../../../../schemas/screen.schema.json", "id": "odd", "route": "/odd", "access": "any",
"external": "Somebody types its address.", "title": { "$t": "app.home" }, "children": [
${shown},
{ "widget": "button", "props": { "label": { "$t": "app.yes" } }, "on": { "press": [${done}] } }] }`;
  return checker.check({ overlay: new Map([[file, text]]) }).errors.map(formatFault);
};

const [line, step] = ['{ "widget": "text-line", "props": { "text": { "$t": "app.yes" } } }', '{ "do": "back" }'];

it("R14 of a screen with the right words nothing is said", () => expect(lines(line, step)).toEqual([]));

it.each([
  ["a widget", line.replace("widget", "wigdet"), step, "3:3 children[0].wigdet", "wigdet", "widget"],
  ["a part", '{ "usee": "fact", "with": { "name": "" } }', step, "3:3 children[0].usee", "usee", "use"],
  ["a list of a brand", '{ "arange": "home" }', step, "3:3 children[0].arange", "arange", "arrange"],
  ["a step", line, '{ "dox": "back" }', "4:86 children[1].on.press[0].dox", "dox", "do"],
])("R14 the word that makes %s is told where it is misspelt", (_, shown, done, place, found, near) =>
  expect(lines(shown, done)).toEqual([
    expect.stringMatching(
      `^${file}:${place.replaceAll(/[[\].]/g, String.raw`\$&`)}(?: \\(.*\\))?: expected a known property, found "${found}"; did you mean "${near}"\\? \\[E201\\]$`,
    ),
  ]),
);

it.each([
  ["of words", '{ "$tx": "app.yes" }', "$tx", '; did you mean "$t"?'],
  ["in capitals", '{ "$T": "app.yes" }', "$T", '; did you mean "$t"?'],
  ["of a list", '{ "$eahc": "form.a", "give": 1 }', "$eahc", '; did you mean "$each"?'],
  ["that may be two of them", '{ "$x": "app.yes" }', "$x", ""],
  ["that is near to none", '{ "$others": "app.yes" }', "$others", ""],
])("R14 a marker %s is told where it is misspelt, as words and as a value", (_, value, found, meant) => {
  const said = `: expected one of "$", "$t", "$each", found "${found}"${meant} [E201]`;
  const part = `{ "use": "fact", "with": { "name": ${value} } }`;
  expect(
    lines(
      line.replace(/\{ "\$t": "[^"]*" \}/, () => value),
      step,
    ),
  ).toEqual([`${file}:3:47 children[0].props.text.${found} (widget text-line)${said}`]);
  expect(lines(part, step)).toEqual([`${file}:3:38 children[0].with.name.${found}${said}`]);
});

it.each([
  ["without its dot", "appyes", '; did you mean "app.yes"?'],
  ["in another spelling", "app.yess", '; did you mean "app.yes"?'],
  ["that is near to none", "words", ""],
])("B7 a key of a text %s is told with the nearest that there is", (_, key, meant) =>
  expect(lines(line.replace("app.yes", key), step)).toEqual([
    `${file}:3:53 children[0].props.text.$t: expected a text in en_US, zh_CN, found none of "${key}"${meant} [E701]`,
  ]),
);
