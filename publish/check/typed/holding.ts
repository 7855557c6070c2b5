import { alternatives, either, type Type } from "../types/type.ts";

/** What a field is whose widget says no more than that it is a text: of that what its rule checks. */
export function holding(bound: Type, checked: Type): Type {
  const said = alternatives(checked).find((one) => one.is === "text" && one.holds !== undefined);
  if (said?.is !== "text" || said.holds === undefined) return bound;
  const { holds, from } = said;
  return either(
    ...alternatives(bound).map((one) =>
      one.is === "text" && one.holds === undefined ? { ...one, holds, ...(from !== undefined && { from }) } : one,
    ),
  );
}
