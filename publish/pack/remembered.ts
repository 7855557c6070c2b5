import { sameElements } from "../check/memo/memo.ts";

/**
 * What work came to, as long as it is asked of the very same things in the same order: of two releases that follow one
 * another most is as it was. It must follow from these alone, and be changed by nobody.
 */
export function remembered<Of, Made>(work: (all: readonly Of[]) => Made): (all: readonly Of[]) => Made {
  let last: { readonly of: readonly Of[]; readonly made: Made } | undefined;
  return (all) => {
    if (!last || !sameElements(last.of, all)) last = { of: all, made: work(all) };
    return last.made;
  };
}

/** The same for each of some names by itself. */
export function rememberedBy<Of, Made>(
  work: (all: readonly Of[], name: string) => Made,
): (name: string, all: readonly Of[]) => Made {
  const known = new Map<string, (all: readonly Of[]) => Made>();
  return (name, all) => {
    const made = known.get(name) ?? remembered((of: readonly Of[]) => work(of, name));
    known.set(name, made);
    return made(all);
  };
}
