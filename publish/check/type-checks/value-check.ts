import type { Document } from "../../documents/document.ts";
import { isEntries } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";
import { nearest } from "../../faults/nearest.ts";
import { typeMessages } from "../../faults/type-messages.ts";
import type { Checking } from "../given/checking.ts";
import { aimed } from "../typed/aimed.ts";
import { typeOfLiteral } from "../typed/literal.ts";
import { outcomes } from "../typed/outcomes.ts";
import { type PathScope, where } from "../walk/places.ts";
import { fits } from "../types/fits.ts";
import { elementOf, follow } from "../types/follow.ts";
import { asked, withOrigin } from "../types/in-words.ts";
import { nearestText } from "../types/nearest-text.ts";
import { alternatives, present, type Type } from "../types/type.ts";

/** A value where it stands. */
export interface Placed {
  readonly document: Document;
  readonly value: unknown;
  readonly path: Path;
  readonly scope: PathScope;
  /** What runs holds it to its list of values too: a decision is undecided, a call is not sent. */
  readonly held?: boolean;
}

/**
 * Holds a value to what its place asks for, leaf by leaf, so that a fault stands where its cause does.
 * @param literals whether what is written there is held to it too; not where a schema has done so already.
 */
export function checkValue(
  given: Pick<Checking, "project" | "report">,
  placed: Placed,
  expected: Type,
  literals: boolean,
): void {
  const { document, value, path, scope, held = false } = placed;
  if (expected.is === "anything" || value === undefined) return;
  // More than one marker is said where the form is checked.
  if (isEntries(value) && "$" in value && Object.keys(value).length > 1) return;
  const { types } = given.project;
  if (isEntries(value) && "$each" in value) {
    const item = () => elementOf(types.infer(document, value.$each, scope));
    const inside = { ...placed, value: value.give, path: [...path, "give"], scope: { ...scope, item } };
    if (alternatives(expected).some(({ is }) => is === "list"))
      return checkValue(given, inside, elementOf(expected), literals);
  }
  const marked = isEntries(value) && ("$" in value || "$t" in value || "$each" in value);
  if (!marked && Array.isArray(value) && alternatives(expected).some(({ is }) => is === "list")) {
    value.forEach((one, index) =>
      checkValue(given, { ...placed, value: one, path: [...path, index] }, elementOf(expected), literals),
    );
    return;
  }
  if (!marked && isEntries(value) && alternatives(expected).some(({ is }) => is === "object")) {
    for (const [name, one] of Object.entries(value)) {
      const { type, missing } = follow(expected, [name]);
      const inside = { ...placed, value: one, path: [...path, name] };
      if (!missing) checkValue(given, inside, type, literals);
      else if (literals)
        given.report(
          document,
          inside.path,
          typeMessages.noSuchField(withOrigin(present(expected)), name, nearest(name, missing.known)),
          {
            at: "key",
          },
        );
    }
    return;
  }
  if (!marked && !literals) return;
  const found = types.value(document, value, scope);
  if (fits(found, expected, { held })) return;
  const say = (came: Type, at: Path, written: unknown) =>
    given.report(
      document,
      at,
      typeMessages.place(asked(present(expected), written), withOrigin(came), nearestText(expected, written)),
    );
  if (!isEntries(value) || !("$" in value)) return say(found, path, value);
  // Of what comes to one thing or another, what does not fit is to be mended.
  const wrong = outcomes(value.$)
    .map(({ path: inside, part, given: conditions }) => ({
      at: [...path, "$", ...inside, ...aimed(part)],
      part,
      came:
        inside.length > 0 && typeof part === "string"
          ? typeOfLiteral(part)
          : types.infer(document, part, where(scope, conditions)),
    }))
    .filter(({ came }) => !fits(came, expected, { held }));
  if (wrong.length === 0) return say(found, [...path, "$"], value);
  // Nothing may stand anywhere, unless nothing else does.
  const told = wrong.some(({ came }) => came.is !== "nothing")
    ? wrong.filter(({ came }) => came.is !== "nothing")
    : wrong;
  for (const { came, at, part } of told) say(came, at, part);
}
