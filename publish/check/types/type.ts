import { type Bounds, boundsOf } from "./bounds.ts";
import { isLikeIt } from "./like.ts";
import type { Unit } from "./units.ts";

/** Where a type is said: a schema's file and the name in it, a document and the path; and what is said there. */
interface Said {
  readonly from?: string;
  readonly says?: string;
}

/**
 * What a value can be. A value that is not there is `nothing`, and may be so anywhere: only what can be nothing else is
 * refused.
 */
export type Type = Said &
  (
    | { readonly is: "anything" | "nothing" }
    | { readonly is: "boolean"; readonly only?: boolean }
    /**
     * `known`: the values that are known of it, beside which there may be others. `least` and `most`: how many
     * characters it has; `like`: the pattern that it is like. `id`: what it tells from others of its kind; `holds`:
     * what it is, a phone number, and `joined` that it was put together of others; `secret` that nobody is shown it.
     */
    | {
        readonly is: "text";
        readonly only?: readonly string[];
        readonly known?: readonly string[];
        readonly least?: number;
        readonly most?: number;
        readonly like?: string;
        readonly id?: string;
        readonly holds?: string;
        readonly joined?: true;
        readonly secret?: true;
      }
    /** Without a unit, any: a figure that is written there is of the unit that its place asks for. */
    | {
        readonly is: "number";
        readonly unit?: Unit;
        readonly only?: readonly number[];
        readonly known?: readonly number[];
        readonly least?: number;
        readonly most?: number;
        /** Without decimals. */
        readonly whole?: true;
        /** A difference that can be below zero. */
        readonly signed?: true;
        /** Where the figure is said that it never passes. */
        readonly atMost?: string;
        readonly id?: string;
      }
    | { readonly is: "list"; readonly of: Type }
    /**
     * `rest`: what names may be beside the fields; without it there are no others. `sure`: those that are there
     * whenever it is; without it nobody says.
     */
    | { readonly is: "object"; readonly fields: Fields; readonly rest?: Type; readonly sure?: readonly string[] }
    | { readonly is: "either"; readonly of: readonly Type[] }
  );

/** What lies between bounds. */
type Bounded = Type & { readonly is: "number" | "text" };

/** The fields of an object, by name. */
export type Fields = Readonly<Record<string, Type>>;

export const anything: Type = { is: "anything" };
export const nothing: Type = { is: "nothing" };
/** What cannot be, because conditions around it exclude each other. */
export const never: Type = { is: "either", of: [] };
export const boolean: Type = { is: "boolean" };
export const text: Type = { is: "text" };
/** Of whatever unit. */
export const number: Type = { is: "number" };
/** A list of whatever. */
export const list: Type = { is: "list", of: anything };
/** An object with whatever names. */
export const record: Type = { is: "object", fields: {}, rest: anything };

/** A number of a unit, between what it lies. */
export const numberOf = (unit: Unit, lies: Partial<Bounds> = {}): Type => ({ is: "number", unit, ...lies });
export const oneOf = (...only: readonly string[]): Type => ({ is: "text", only });
export const listOf = (of: Type): Type => ({ is: "list", of });
export const object = (fields: Fields, rest?: Type): Type => ({ is: "object", fields, ...(rest && { rest }) });

/** The alternatives of a type, none of them an `either`, as the function of that name makes them. */
export const alternatives = (type: Type): readonly Type[] => (type.is === "either" ? type.of : [type]);

/** What is one of some types: each said once, figures and texts that are written out put together. */
export function either(...types: readonly Type[]): Type {
  const [only] = types;
  if (only && types.length === 1) return only;
  const all: Type[] = [];
  for (const type of types.flatMap(alternatives)) {
    if (type.is === "anything") return type;
    const at = all.findIndex((known) => together(known, type) !== undefined);
    const known = all[at];
    if (known === undefined) all.push(type);
    else all[at] = together(known, type) ?? known;
  }
  const [first, ...others] = all;
  if (first === undefined) return types.length === 0 ? nothing : never;
  return others.length === 0 ? first : { is: "either", of: all };
}

/** What is one of some types, which may be none. */
export const anyOf = (types: readonly Type[]): Type => (types.length === 0 ? never : either(...types));

/** Two alternatives as one, where one says both. */
function together(a: Type, b: Type): Type | undefined {
  if (a === b) return a;
  if (hasOtherId(a, b) || holdsOther(a, b)) return undefined;
  if (a.is === "text" && b.is === "text")
    return a.only && b.only
      ? { ...origin(a, b), ...idOf(a), is: "text", only: [...new Set([...a.only, ...b.only])] }
      : widened(a.only ? b : a, a.only ? a : b);
  if (a.is === "number" && b.is === "number") {
    if (a.unit !== b.unit)
      return a.unit === undefined && a.only
        ? orAlso(b, a.only)
        : b.unit === undefined && b.only
          ? orAlso(a, b.only)
          : undefined;
    if (!a.only || !b.only) return widened(a.only ? b : a, a.only ? a : b);
    return {
      ...origin(a, b),
      ...idOf(a),
      ...(a.unit && { unit: a.unit }),
      ...signOf(a, b),
      is: "number",
      only: [...new Set([...a.only, ...b.only])],
    };
  }
  if (a.is === "boolean" && b.is === "boolean") return a.only === b.only ? a : boolean;
  if (a.is === "list" && b.is === "list") return { ...a, of: either(a.of, b.of) };
  return a.is === "nothing" && b.is === "nothing" ? a : undefined;
}

/** Whether two are ids of different things; what is written out, in the place of a missing one, is of either. */
function hasOtherId(a: Type, b: Type): boolean {
  if ((a.is !== "text" && a.is !== "number") || (b.is !== "text" && b.is !== "number") || a.id === b.id) return false;
  return !(a.id === undefined ? isBlank(a) : b.id === undefined && isBlank(b));
}

/** Whether two texts are of different things, or one of them was put together. */
const holdsOther = (a: Type, b: Type): boolean =>
  a.is === "text" &&
  b.is === "text" &&
  a.only === undefined &&
  b.only === undefined &&
  (a.joined !== b.joined ||
    a.secret !== b.secret ||
    (a.holds !== undefined && b.holds !== undefined && a.holds !== b.holds));

/** Whether it is no more than an empty text or zero, which stand for none. */
export const isBlank = (type: Type & { readonly is: "text" | "number" }): boolean =>
  type.only?.every((one) => one === "" || one === 0) ?? false;

/** A number that is known to be some others, too. */
const orAlso = (type: Type & { readonly is: "number" }, values: readonly number[]): Type =>
  type.known === undefined ? type : { ...type, known: [...new Set([...type.known, ...values])] };

/** A number or text that is not one of some values, so wide that another fits into it. */
function widened(wide: Bounded, other: Bounded): Type {
  const { least: _, most: __, ...unbounded } = knownOf(withoutForm(wide, other), other);
  const [one, two] = [boundsOf(wide), boundsOf(other)];
  const least = Math.min(one.least, two.least);
  const most = Math.max(one.most, two.most);
  return {
    ...unbounded,
    ...signOf(wide, other),
    ...(least > -Infinity && { least }),
    ...(most < Infinity && { most }),
  };
}

/** What is wide with the values that are known of both; of one that nobody knows a value of, none are. */
function knownOf(wide: Bounded, other: Bounded): Bounded {
  const { known, ...open } = wide;
  const also = other.only ?? other.known;
  if (known === undefined || also === undefined) return open;
  if (wide.is === "text") return { ...wide, known: [...new Set([...(wide.known ?? []), ...also.map(String)])] };
  return { ...wide, known: [...new Set([...(wide.known ?? []), ...also.map(Number)])] };
}

/** What is wide without the form that another value has not. */
function withoutForm(wide: Bounded, other: Bounded): Bounded {
  if (wide.is === "text") {
    const { like, holds, ...formless } = wide;
    const isLike =
      other.is === "text" && (other.like === like || (other.only?.every((one) => isLikeIt(one, like)) ?? false));
    const isOfIt = other.is === "text" && (other.holds === holds || other.only !== undefined);
    return {
      ...formless,
      ...(isLike && like !== undefined && { like }),
      ...(isOfIt && holds !== undefined && { holds }),
    };
  }
  const { whole, ...formless } = wide;
  const isWhole = other.is === "number" && (other.whole === whole || (other.only?.every(Number.isInteger) ?? false));
  return isWhole ? wide : formless;
}

/** One of two that can be below zero. */
const signOf = (...types: readonly Bounded[]) =>
  types.some((type) => type.is === "number" && type.signed) ? { signed: true as const } : {};

const idOf = ({ id }: Bounded) => (id === undefined ? {} : { id });

/** Where two that are put together come from, when that is the same. */
const origin = (a: Said, b: Said): Said => (a.from !== undefined && a.from === b.from ? { from: a.from } : {});

/** Whether a value of a type may not be there. */
export const isMissable = (type: Type): boolean =>
  alternatives(type).some(({ is }) => is === "nothing" || is === "anything");

/** The type without what is not there; nothing where it can be nothing else. */
export const present = (type: Type): Type => {
  if (type.is !== "either") return type;
  return either(...alternatives(type).filter(({ is }) => is !== "nothing"));
};
