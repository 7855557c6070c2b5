import { boundsOf } from "./bounds.ts";
import { alternatives, anyOf, type Type } from "./type.ts";

type Literal = string | number | boolean;

/** What may be known to be some values. */
type Listed = Type & { readonly is: "number" | "text" };

/** One of which the values are said otherwise. */
const unknown = <One extends Listed>({ known: _, ...one }: One) => one;

/** What it is known to be beside some values; when none is left, others may come. */
function others(one: Listed, values: readonly Literal[]): Type {
  const known = one.is === "text" ? one.known?.filter((value) => !values.includes(value)) : undefined;
  const figures = one.is === "number" ? one.known?.filter((value) => !values.includes(value)) : undefined;
  if (one.is === "text") return known && known.length > 0 ? { ...one, known } : unknown(one);
  return figures && figures.length > 0 ? { ...one, known: figures } : unknown(one);
}

/** What a type can be of some values that are written out. */
export const being = (type: Type, values: readonly Literal[]): Type =>
  anyOf(
    alternatives(type).flatMap((one): readonly Type[] => {
      switch (one.is) {
        case "anything":
          return [one];
        case "text": {
          const only = values
            .filter((value) => typeof value === "string")
            .filter((value) => one.only?.includes(value) ?? true);
          return only.length === 0 ? [] : [{ ...unknown(one), only }];
        }
        case "number": {
          const { least, most } = boundsOf(one);
          const only = values
            .filter((value) => typeof value === "number")
            .filter((value) => (one.only?.includes(value) ?? true) && value >= least && value <= most);
          return only.length === 0 ? [] : [{ ...unknown(one), only }];
        }
        case "boolean": {
          const only = values.filter((value) => typeof value === "boolean" && (one.only ?? value) === value);
          return only.length === 0 ? [] : only.length === 1 ? [{ ...one, only: only[0] === true }] : [one];
        }
        default:
          return [];
      }
    }),
  );

/** What a type can be beside some values that are written out, and beside nothing. */
export const notBeing = (type: Type, values: readonly Literal[]): Type =>
  anyOf(
    alternatives(type).flatMap((one): readonly Type[] => {
      switch (one.is) {
        case "nothing":
          return [];
        case "text": {
          if (!one.only) return [others(one, values)];
          const only = one.only.filter((value) => !values.includes(value));
          return only.length === 0 ? [] : [{ ...one, only }];
        }
        case "number": {
          if (!one.only) return [others(one, values)];
          const only = one.only.filter((value) => !values.includes(value));
          return only.length === 0 ? [] : [{ ...one, only }];
        }
        case "boolean": {
          const only = (one.only === undefined ? [true, false] : [one.only]).filter((value) => !values.includes(value));
          return only.length === 0 ? [] : only.length === 1 ? [{ ...one, only: only[0] === true }] : [one];
        }
        default:
          return [one];
      }
    }),
  );

/** What a type can be where it counts as true, or as false: zero, an empty text, an empty list and what is missing. */
export const ofTruth = (type: Type, truth: boolean): Type =>
  anyOf(
    alternatives(type).flatMap((one): readonly Type[] => {
      switch (one.is) {
        case "nothing":
          return truth ? [] : [one];
        case "object":
          return truth ? [one] : [];
        case "boolean":
          return alternatives(being(one, [truth]));
        case "text":
          return truth ? alternatives(notBeing(one, [""])) : alternatives(being(one, [""]));
        case "number":
          return truth ? alternatives(notBeing(one, [0])) : alternatives(being(one, [0]));
        default:
          return [one];
      }
    }),
  );

/** What a type can be that is no more than a figure. */
export const below = (type: Type, most: number): Type =>
  anyOf(alternatives(type).flatMap((one) => within(one, { most })));

/** What a type can be that is no less than a figure. */
export const above = (type: Type, least: number): Type =>
  anyOf(alternatives(type).flatMap((one) => within(one, { least })));

function within(one: Type, { least = -Infinity, most = Infinity }): readonly Type[] {
  if (one.is !== "number") return [one];
  if (one.only) {
    const only = one.only.filter((value) => value >= least && value <= most);
    return only.length === 0 ? [] : [{ ...one, only }];
  }
  const known = one.known?.filter((value) => value >= least && value <= most);
  const bounds = boundsOf(one);
  const from = Math.max(bounds.least, least);
  const to = Math.min(bounds.most, most);
  if (from > to) return [];
  const open = known && known.length > 0 ? { ...one, known } : unknown(one);
  return [{ ...open, ...(from > -Infinity && { least: from }), ...(to < Infinity && { most: to }) }];
}
