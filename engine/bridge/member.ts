/** What a page or a native app's object has under a name: nobody has declared it, so it may be anything. */
export const member = (holder: object, name: string): unknown => Reflect.get(holder, name);

/** Calls a method that a native app has put on its object. @throws when there is none, and what it throws itself */
export function callMember(holder: object, name: string, ...given: readonly unknown[]): void {
  const method = member(holder, name);
  if (typeof method !== "function") throw new TypeError(`the native app has no "${name}"`);
  method.apply(holder, given);
}
