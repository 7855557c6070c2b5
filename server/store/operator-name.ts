import { actors } from "./actors.ts";

const NAME = /^[a-z][a-z0-9.-]{1,39}$/;

/** Whether an operator's name may be written so. */
export const isOperatorName = (name: string): boolean => NAME.test(name);

/** Why no operator is called so, in words; undefined where one may be. */
export function unnamableBecause(name: string): string | undefined {
  if (!isOperatorName(name))
    return `expected a name of 2 to 40 small letters, digits, "." and "-", as in "ada.obi", found "${name}"`;
  const actor = actors.get(name);
  return actor && `expected a name that the audit has for nobody else, found "${name}", by which it tells of ${actor}`;
}
