interface Changed {
  readonly says: string;
  readonly pattern: string;
}

/** A pattern that is held at neither end, and one that repeats something once more or once less. */
export function changedPatterns(pattern: unknown): readonly Changed[] {
  if (typeof pattern !== "string") return [];
  const open = [
    { says: "lets anything stand before the pattern", pattern: pattern.replace(/^\^/, "") },
    { says: "lets anything stand after the pattern", pattern: pattern.replace(/\$$/, "") },
  ].filter((changed) => changed.pattern !== pattern);
  return [...open, ...counted(pattern)];
}

/** `{3}` as `{4}` and `{2}`, and each bound of `{8,16}` likewise. */
function counted(pattern: string): readonly Changed[] {
  return [...pattern.matchAll(/\{(\d+)(?:,(\d*))?\}/g)].flatMap(({ 0: whole, 1: least = "", 2: most, index }) => {
    const others =
      most === undefined
        ? [`{${Number(least) + 1}}`, `{${Number(least) - 1}}`]
        : [
            `{${Number(least) + 1},${most}}`,
            `{${Number(least) - 1},${most}}`,
            ...(most === "" ? [] : [`{${least},${Number(most) + 1}}`, `{${least},${Number(most) - 1}}`]),
          ];
    return others
      .filter((other) => !other.includes("-"))
      .map((other) => ({
        says: `has ${other} for ${whole} in the pattern`,
        pattern: pattern.slice(0, index) + other + pattern.slice(index + whole.length),
      }));
  });
}
