import { boundsOf, overlap } from "./bounds.ts";
import { isLikeIt } from "./like.ts";
import { alternatives, isBlank, type Type } from "./type.ts";

/** How strictly. */
interface Fitting {
  /** What runs holds the value to its list too: where nobody can say beforehand which it is, it may stand there. */
  readonly held?: boolean;
}

/**
 * Whether a value of one type may stand where another is asked for: each alternative of what is found must be one of
 * what is expected. Nothing fits anywhere, unless it can be nothing else; a figure without a unit is of any.
 */
export function fits(found: Type, expected: Type, how: Fitting = {}): boolean {
  const given = alternatives(found);
  const real = given.filter(({ is }) => is !== "nothing");
  const asked = alternatives(expected);
  // What cannot be stands nowhere.
  if (given.length === 0) return true;
  if (real.length === 0) return asked.some(({ is }) => is === "nothing" || is === "anything");
  return real.every((one) => asked.some((other) => fitsOne(one, other, how)));
}

function fitsOne(found: Type, expected: Type, how: Fitting): boolean {
  if (found.is === "anything" || expected.is === "anything") return true;
  switch (expected.is) {
    case "text":
      return (
        found.is === "text" &&
        !(found.secret && !expected.secret) &&
        !holdsOther(found, expected) &&
        within(found, expected, how) &&
        isFormed(found, expected)
      );
    case "number":
      return (
        found.is === "number" &&
        (found.unit === undefined || expected.unit === undefined || found.unit === expected.unit) &&
        !isBelow(found, expected) &&
        within(found, expected, how) &&
        isFormed(found, expected)
      );
    case "boolean":
      return (
        found.is === "boolean" &&
        (expected.only === undefined || found.only === undefined || found.only === expected.only)
      );
    case "list":
      return found.is === "list" && (found.of.is === "nothing" || fits(found.of, expected.of, how));
    case "object":
      return (
        found.is === "object" &&
        Object.entries(expected.fields).every(([name, type]) => {
          const given = found.fields[name];
          return given === undefined || fits(given, type, how);
        })
      );
    default:
      return found.is === expected.is;
  }
}

/** Whether a text surely is not what is asked for: it holds something else, is an id, or was joined. */
const holdsOther = (found: Text, expected: Text): boolean =>
  expected.holds !== undefined &&
  found.holds !== expected.holds &&
  (found.holds !== undefined || found.id !== undefined || found.joined === true);

type Text = Type & { readonly is: "text" };

/**
 * A difference that can be below zero, where a measure is asked for that never is: of how much is lent, is left, is
 * taken off.
 */
const isBelow = (found: Formed & { readonly is: "number" }, expected: Formed & { readonly is: "number" }): boolean =>
  found.signed === true && expected.unit !== undefined && expected.signed !== true;

/** What is known of one of several values. */
interface Known {
  readonly only?: readonly unknown[];
  readonly known?: readonly unknown[];
}

/**
 * Whether what can be is all among the values that are asked for: of what is not known beforehand nobody can say so.
 */
function within(found: Known, expected: Known, { held = false }: Fitting): boolean {
  const asked = listed(expected);
  if (asked === undefined) return true;
  // What is known of an answer is not all that it can be.
  if (found.only === undefined && expected.only !== undefined && !held) return false;
  return (found.only ?? found.known)?.every((value) => asked.includes(value)) ?? held;
}

/** Whether two values can ever be the same. */
export function meets(a: Type, b: Type): boolean {
  return alternatives(a).some((one) => alternatives(b).some((other) => meetsOne(one, other)));
}

function meetsOne(a: Type, b: Type): boolean {
  if (a.is === "anything" || b.is === "anything") return true;
  if (a.is === "text" && b.is === "text")
    return holdsSame(a, b) && overlap(boundsOf(a), boundsOf(b)) && share(a, b) && canBe(a, b) && canBe(b, a);
  if (a.is === "number" && b.is === "number")
    return (
      (a.unit === undefined || b.unit === undefined || a.unit === b.unit) &&
      overlap(boundsOf(a), boundsOf(b)) &&
      share(a, b) &&
      canBe(a, b) &&
      canBe(b, a)
    );
  if (a.is === "boolean" && b.is === "boolean")
    return a.only === undefined || b.only === undefined || a.only === b.only;
  return a.is === b.is;
}

/** Whether two texts can be of the same thing. */
const holdsSame = (a: Text, b: Text): boolean => a.holds === undefined || b.holds === undefined || a.holds === b.holds;

/** A number or a text. */
type Formed = Type & { readonly is: "number" | "text" };

/**
 * Whether a value that is written out has the form of another type: without decimals, like a pattern, between bounds.
 */
function hasForm(value: string | number, type: Formed): boolean {
  const { least, most } = boundsOf(type);
  if (typeof value === "string") {
    return value.length >= least && value.length <= most && isLikeIt(value, type.is === "text" ? type.like : undefined);
  }
  return value >= least && value <= most && (type.is === "text" || type.whole !== true || Number.isInteger(value));
}

/** Whether it tells what is expected from others, and all values that are written out have its form. */
const isFormed = (found: Formed, expected: Formed): boolean =>
  (expected.id === undefined || found.id === expected.id || isBlank(found)) &&
  (found.only?.every((one) => hasForm(one, expected)) ?? true);

/** Whether one of the values that are written out can be of a type. */
const canBe = (written: Formed, type: Formed): boolean =>
  (written.id === undefined || type.id === undefined || written.id === type.id) &&
  (written.only?.some((one) => hasForm(one, type)) ?? true);

/** The values that it can be as far as anybody knows; an empty text stands for none. */
const listed = ({ only, known }: Known): readonly unknown[] | undefined => only ?? (known && [...known, ""]);

/** Whether a value of one may be one of the other's. */
function share(a: Known, b: Known): boolean {
  const [one, other] = [a.only ?? listed(a), b.only ?? (a.only ? listed(b) : b.known)];
  return one === undefined || other === undefined || one.some((value) => other.includes(value));
}
