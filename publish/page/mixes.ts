/** One colour of a brand with another under it: so many per cent of it, the rest the other; `null`, nothing under it. */
type Mix = readonly [colour: string, percent: number, under: string | null];

const overSurface = [12, 14, 16, 22, 30, 45, 55, 70, 80, 85].map(
  (percent): Mix => ["color-ink-soft", percent, "color-surface"],
);

const mixes: readonly Mix[] = [
  ...overSurface,
  ["color-danger-soft", 45, "color-surface"],
  ["color-danger", 82, "#000000"],
  ["color-danger", 16, null],
  ["color-focus", 18, null],
];

/**
 * What stylesheets draw with besides a theme's own colours, as tokens `mix-<colour>-<percent>`. Mixed here and not by
 * `color-mix()`, which browsers below Chrome 111 do not know: with a custom property in it they drop the whole
 * declaration, so that fields had no borders there.
 */
export function mixesOf(theme: Readonly<Record<string, string>>): readonly [string, string][] {
  return mixes.map(([name, percent, under]) => {
    const colour = theme[name] ?? "";
    const token = `mix-${name.replace("color-", "")}-${percent}`;
    const own = channels(colour);
    if (under === null) return [token, own ? `rgba(${own.join()},${percent / 100})` : colour];
    const other = channels(theme[under] ?? under);
    if (!own || !other) return [token, colour];
    const mixed = own.map((value, at) => Math.round((value * percent + (other[at] ?? 0) * (100 - percent)) / 100));
    return [token, `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`];
  });
}

/** Red, green and blue of #RRGGBB. */
function channels(colour: string): readonly number[] | undefined {
  const found = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  return found?.slice(1).map((part) => Number.parseInt(part, 16));
}
