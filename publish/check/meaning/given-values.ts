import { isEntries } from "../../documents/entries.ts";

/** What a case gives, by the path that reads it. */
export type GivenValues = Readonly<Record<string, unknown>>;

/** Reads a path. */
type Read = (path: string) => unknown;

/** Reads a path of what is given, or a path further into it. */
export const readerOf =
  (given: GivenValues): Read =>
  (path) => {
    const words = path.split(".");
    for (let count = words.length; count > 0; count--) {
      const name = words.slice(0, count).join(".");
      if (!Object.hasOwn(given, name)) continue;
      return words.slice(count).reduce<unknown>((value, word) => {
        const holder = isEntries(value) || Array.isArray(value) ? Object.entries(value) : [];
        return holder.find(([key]) => key === word)?.[1];
      }, given[name]);
    }
    return undefined;
  };
