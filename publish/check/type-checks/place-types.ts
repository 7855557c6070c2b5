import { grammar } from "../../../engine/grammar.ts";
import type { Document } from "../../documents/document.ts";
import { entries } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";
import { typeMessages } from "../../faults/type-messages.ts";
import { type Checking, ofEach } from "../given/checking.ts";
import { noScope, type PathScope } from "../walk/places.ts";
import { fits } from "../types/fits.ts";
import { follow } from "../types/follow.ts";
import { withOrigin } from "../types/in-words.ts";
import { shown } from "../types/shown.ts";
import {
  alternatives,
  boolean,
  either,
  list,
  listOf,
  nothing,
  numberOf,
  record,
  text,
  type Type,
} from "../types/type.ts";
import { checkValue } from "./value-check.ts";

/**
 * What stands in each place, against what the place asks for: props, bodies, params, fields, what is written and said.
 */
export const checkPlaceTypes = ofEach((given, document) => {
  if (document.kind === "widget-examples") return;
  checkNodes(given, document);
  checkSteps(given, document);
  checkHanded(given, document);
  checkTexts(given, document);
  checkForm(given, document);
  checkWhole(given, document);
});

function checkNodes(given: Checking, document: Document): void {
  const { project, report } = given;
  for (const { node, path, scope } of project.places(document).nodes) {
    const { widget, props, bind, each } = node;
    if (each !== undefined) {
      const found = project.types.infer(document, entries(each).in, scope);
      if (!fits(found, list))
        report(document, [...path, "each", "in"], typeMessages.place("a list", withOrigin(found)));
    }
    if (typeof widget !== "string") continue;
    const taken = project.types.declared.props(widget);
    for (const [name, value] of Object.entries(entries(props))) {
      const { type, missing } = follow(taken, [name]);
      if (!missing) checkValue(given, { document, value, path: [...path, "props", name], scope }, type, false);
    }
    if (typeof bind === "string" && !bind.startsWith("form."))
      checkWrite(given, document, bind, project.types.edits(document, node, scope), [...path, "bind"], scope);
  }
}

/** What is written to a path is of the type that is declared there. */
function checkWrite(
  { project, report }: Checking,
  document: Document,
  target: string,
  found: Type,
  at: Path,
  scope: PathScope,
): void {
  if (target.startsWith("with.")) return;
  const { type, missing } = project.types.declaredAt(document, target, scope);
  if (!missing && !fits(found, either(type, nothing)))
    report(document, at, typeMessages.write(target, withOrigin(type), withOrigin(found)));
}

function checkSteps(given: Checking, document: Document): void {
  const { project } = given;
  for (const { step, path, scope } of project.places(document).steps) {
    const using = entries(step.with);
    const placed = (name: string) => ({ document, value: using[name], path: [...path, "with", name], scope });
    if (typeof step.as === "string")
      checkWrite(given, document, step.as, project.types.outcome(document, step), [...path, "as"], scope);
    if (step.do === "set" && typeof using.path === "string" && !using.path.startsWith("with.")) {
      const { type, missing } = project.types.declaredAt(document, using.path, scope);
      if (!missing) checkValue(given, placed("value"), either(type, nothing), true);
    }
    for (const [name, type] of Object.entries(takenBy(String(step.do))))
      if (Object.hasOwn(using, name)) checkValue(given, placed(name), type, false);
    if (step.do === "login")
      for (const name of Object.keys(entries(using.identity))) {
        const { type, missing } = project.types.declaredAt(document, `session.${name}`, scope);
        const value = entries(using.identity)[name];
        if (!missing)
          checkValue(
            given,
            { document, value, path: [...path, "with", "identity", name], scope },
            either(type, nothing),
            true,
          );
      }
  }
}

const addressed: Type = { is: "object", fields: {}, rest: either(shown, boolean, numberOf("moment"), nothing) };
/** What verbs take that the grammar does not say: where the addresses of screens lead, and when. */
const also: Readonly<Record<string, Readonly<Record<string, Type>>>> = {
  go: { query: addressed },
  calendar: { dates: listOf(numberOf("moment")) },
};

/** The types of what a verb takes in `with`. */
function takenBy(verb: string): Readonly<Record<string, Type>> {
  const said = Object.entries(grammar.verbs[verb]?.with ?? {}).flatMap(
    ([name, holds]): readonly (readonly [string, Type])[] => {
      if (holds.is === "naming") return [[name, text]];
      if (holds.is !== "value") return [];
      if (holds.takes === "string-value") return [[name, text]];
      return holds.takes === "boolean-value" ? [[name, boolean]] : [];
    },
  );
  return { ...Object.fromEntries(said), ...also[verb] };
}

/** What is handed to calls, parts, sections, dialogs, rules and decisions. */
function checkHanded(given: Checking, document: Document): void {
  const { project } = given;
  for (const { to, name, given: key, holder, at, scope } of project.places(document).references) {
    if (key === undefined || typeof name !== "string") continue;
    const target = project.ofKind(to).get(name);
    if (!target) continue;
    const request = to === "call" ? project.types.declared.request(name) : record;
    for (const [param, value] of Object.entries(entries(holder[key]))) {
      const type = to === "call" ? follow(request, [param]).type : project.types.declared.param(target, param);
      const held = to === "call" || to === "decision";
      checkValue(given, { document, value, path: [...at, key, param], scope, held }, type, true);
    }
  }
}

/** What chooses a plural form: a number that can be read as it is. */
const counted: Type = either(...alternatives(shown).filter(({ is }) => is === "number"));

/** What fills the placeholders of a text can be read as it is. */
function checkTexts(given: Checking, document: Document): void {
  for (const { args = {}, path, scope } of given.project.places(document).texts)
    for (const [name, value] of Object.entries(args)) {
      const expected = either(
        name === "count" ? counted : name === "context" ? either(shown, boolean) : shown,
        nothing,
      );
      checkValue(given, { document, value, path: [...path.slice(0, -1), "args", name], scope }, expected, false);
    }
}

/** A field begins with what its widget edits, and its rule checks that. */
function checkForm(given: Checking, document: Document): void {
  const { project, report } = given;
  for (const [name, declared] of Object.entries(entries(entries(document.data).form))) {
    const field = project.types.field(document, name);
    const { start, rule } = entries(declared);
    const path = ["form", name];
    checkValue(
      given,
      { document, value: start, path: [...path, "start"], scope: noScope },
      either(field, nothing),
      true,
    );
    const checked = project.types.declared.checked(rule);
    if (!fits(field, checked))
      report(document, [...path, "rule"], typeMessages.place(withOrigin(field), withOrigin(checked)));
  }
}

/** The title of a screen or a dialog. */
function checkWhole(given: Checking, document: Document): void {
  if (document.kind !== "screen" && document.kind !== "dialog") return;
  const { title } = entries(document.data);
  checkValue(given, { document, value: title, path: ["title"], scope: noScope }, text, false);
}
