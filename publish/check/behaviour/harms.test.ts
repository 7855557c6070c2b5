import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { check } from "../../../tests/check.ts";
import { amountField, besides, checked, edited, loan, timer } from "../../../tests/published-project.ts";
import { formatFault } from "../given/report.ts";

const part = (children: string) =>
  `{ "$schema": "../../../../../../schemas/part.schema.json", "id": "more", "children": [${children}] }`;
const dialog = (children: string, on = "") =>
  `{ "$schema": "../../../../../../schemas/dialog.schema.json", "id": "more", "title": { "$t": "app.sure" }, ${on}"children": [${children}] }`;
const button = (steps: string) =>
  `{ "widget": "button", "props": { "label": { "$t": "app.yes" } }, "on": { "press": [${steps}] } }`;
const away = '{ "do": "go", "with": { "to": "/index" } }';
const counting = `{ "widget": "timer", "on": { "done": [${away}] } }`;
const set = '{ "do": "set", "with": { "path": "form.amount", "value": 1000000 } }';

const partFile = "screens/loan/parts/more.part.json";
const dialogFile = "screens/loan/dialogs/more.dialog.json";
/** What is said of the small project where its screen begins with something more, and other files are there. */
function linesWith(more: string, files: Readonly<Record<string, string>> = {}, at = loan): readonly string[] {
  const screen = edited(loan, amountField, `${more}, ${amountField}`);
  return checked(new Map([["widgets/timer/timer.schema.json", timer], [at, screen], ...Object.entries(files)]))
    .errors.map(formatFault)
    .map((line) => line.replace(/:\d+:\d+ /, " "));
}

const alone = (path: string, what: string, event: string, file: string) =>
  `${loan} ${path}: ${besides(`${what}, in which "${event}" of ${file} runs by itself`)}`;

describe("what runs by itself is no free addition", () => {
  it.each<readonly [what: string, more: string, files: Readonly<Record<string, string>>, lines: readonly string[]]>([
    [
      "in a new part",
      '{ "use": "more" }',
      { [partFile]: part(counting) },
      [alone("children[0].use", '"use more": {}', "timer on done", partFile)],
    ],
    [
      "in a part that a new part uses",
      '{ "use": "more" }',
      {
        [partFile]: part('{ "use": "inner" }'),
        "screens/loan/parts/inner.part.json": part(counting).replace('"more"', '"inner"'),
      },
      [alone("children[0].use", '"use more": {}', "timer on done", "screens/loan/parts/inner.part.json")],
    ],
    [
      "in a new dialog",
      button('{ "do": "dialog", "with": { "dialog": "more" } }'),
      { [dialogFile]: dialog(counting) },
      [
        alone(
          "children[0].on.press[0].with.dialog",
          '"button on press": [{"do":"dialog","with":{"dialog":"more"}}]',
          "timer on done",
          dialogFile,
        ),
      ],
    ],
    [
      "when a new dialog opens",
      button('{ "do": "dialog", "with": { "dialog": "more" } }'),
      { [dialogFile]: dialog(button('{ "do": "close" }'), `"on": { "open": [${away}] }, `) },
      [
        alone(
          "children[0].on.press[0].with.dialog",
          '"button on press": [{"do":"dialog","with":{"dialog":"more"}}]',
          "on.open",
          dialogFile,
        ),
      ],
    ],
  ])("R14 %s", (_, more, files, lines) => expect(linesWith(more, files)).toEqual(lines));

  it.each<readonly [what: string, more: string, files: Readonly<Record<string, string>>]>([
    ["a new part with what is pressed", '{ "use": "more" }', { [partFile]: part(button(away)) }],
    [
      "a new dialog with what is pressed",
      button('{ "do": "dialog", "with": { "dialog": "more" } }'),
      { [dialogFile]: dialog(button('{ "do": "close" }')) },
    ],
  ])("R14 but free is %s", (_, more, files) => expect(linesWith(more, files)).toEqual([]));
});

const writes = (place: string, found: string, reader = "screen loan") =>
  `${place}: expected nothing else to write "form.amount", which ${reader} sends or goes by in version 1 of the published behaviour, found ${found}: take it out, or publish the next version by npm run behaviour -- --publish --why "…" [E397]`;
const pressed = '"button on press": [{"do":"set","with":{"path":"form.amount","value":1000000}}]';

describe("what writes what is sent, or gone by, is no free addition", () => {
  it.each<readonly [what: string, more: string, files: Readonly<Record<string, string>>, lines: readonly string[]]>([
    ["a step", button(set), {}, [writes(`${loan} children[0].on.press[0].with.path`, pressed)]],
    [
      "a step of a new part",
      '{ "use": "more" }',
      { [partFile]: part(button(set)) },
      [writes(`${partFile} children[0].on.press[0].with.path`, pressed)],
    ],
    [
      "another field for it",
      '{ "widget": "amount-field", "id": "again", "bind": "form.amount", "props": { "label": { "$t": "app.sure" } } }',
      {},
      [
        writes(
          `${loan} children[0].bind`,
          '"amount-field again": {"bind":"form.amount","props":{"label":{"$t":"app.sure"}}}',
        ),
      ],
    ],
    [
      "a part that is handed its path",
      '{ "use": "more", "with": { "field": "form.amount" } }',
      {
        [partFile]: part(
          '{ "widget": "amount-field", "bind": "with.field", "props": { "label": { "$t": "app.sure" } } }',
        ).replace('"children"', '"params": { "field": { "type": "string", "description": "A path." } }, "children"'),
      },
      [writes(`${loan} children[0].use`, '"use more": {"with":{"field":"form.amount"}}')],
    ],
  ])("R14 R47 %s", (_, more, files, lines) => expect(linesWith(more, files)).toEqual(lines));

  it("R14 but free is what nothing published goes by", () => {
    const own = '{ "widget": "text-line", "props": { "text": { "$t": "app.sure" } }, "when": "screen.open" }';
    const open = button('{ "do": "set", "with": { "path": "screen.open", "value": true } }');
    const state = '"state": { "open": { "type": "boolean", "description": "More is seen." } },\n  "form"';
    const screen = edited(loan, amountField, `${own}, ${open}, ${amountField}`).replace('"form"', state);
    expect(checked(new Map([[loan, screen]])).errors.map(formatFault)).toEqual([]);
  });

  it("R14 a dialog's fields are its own", () => {
    const field = '{ "widget": "amount-field", "bind": "form.amount", "props": { "label": { "$t": "app.amount" } } }';
    const own = dialog(`${field}, ${button('{ "do": "close", "with": { "value": { "$": "form.amount" } } }')}`).replace(
      '"children"',
      '"form": { "amount": { "rule": "amount", "with": { "min": 300000 } } }, "children"',
    );
    const opens = button('{ "do": "dialog", "with": { "dialog": "more" } }');
    expect(linesWith(opens, { [dialogFile]: own })).toEqual([]);
  });
});

describe("of the shipped documents", () => {
  beforeAll(() => void check("."), 120_000);

  it.each<readonly [what: string, file: string, before: string, added: string, name: string, reader: string]>([
    [
      "what is borrowed, on the way to the application",
      "screens/loan/parts/lend-bar.part.json",
      '"children": [',
      '{ "widget": "button", "props": { "label": { "$t": "bill.repay" } }, "on": { "press": [{ "do": "set", "with": { "path": "journey.order.loanAmount", "value": 100000 } }] } }',
      "journey.order.loanAmount",
      "part lend-apply",
    ],
  ])("R47 %s is written by nothing more", (_, file, before, added, name, reader) => {
    const text = readFileSync(file, "utf8");
    expect(text).toContain(before);
    const more = text.replace(before, () => `${before}${added},`);
    const { errors } = check(".", { overlay: new Map([[file, more]]), only: [file] });
    expect(errors.map(({ code, message }) => [code, message.split(" in version")[0]])).toEqual([
      ["E397", `expected nothing else to write "${name}", which ${reader} sends or goes by`],
    ]);
  });
});
