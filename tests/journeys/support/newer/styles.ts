/**
 * What style sheets know since after the oldest browser that is promised (Chrome 88, Safari 16, Firefox 98), by where it
 * is met: MDN's tables of browsers, those that somebody might write. The builder's `cssTarget` rewrites what it can
 * (nesting, `inset`, logical shorthands) and leaves these as they are.
 */
const newerValues =
  /\b(?:color-mix|oklch|oklab|lab|lch|color|light-dark|round|mod|rem|sin|cos|tan|pow|sqrt|exp|anchor|image-set|linear)\(|\d(?:[dsl]v[hwib]|[dsl]vmin|[dsl]vmax|cq[wihb]|rlh|lh|rcap|cap)\b|\bpretty\b|\bbalance\b|\brgb\(from\b/;
const newerProperties =
  /^(?:translate|rotate|scale|accent-color|scrollbar-gutter|overflow-clip-margin|container(?:-.+)?|text-wrap(?:-.+)?|field-sizing|view-transition-.+|animation-(?:timeline|range|composition)|offset-.+|mask-composite|hyphenate-.+|contain-intrinsic-.+|content-visibility|font-palette|print-color-adjust|interpolate-size|inset-area|position-.+)$/;
const newerSelectors =
  /:has\(|:user-(?:in)?valid|:modal|:popover-open|:autofill|:state\(|::backdrop-filter|:nth-(?:last-)?child\([^)]* of /;
const newerRules =
  /@(?:layer|container|property|scope|starting-style|position-try|view-transition|font-palette-values)\b/;

/** A style that falls away where it is not known, and why that does no harm. */
export type Harmless = Readonly<Record<string, string>>;

/**
 * What of a style sheet the oldest browser does not know and has nothing else for. A declaration has when one before it
 * in its rule sets the same property by what is known; not so one that reads a custom property, which is thrown away too
 * late for that. Whatever stands in `@supports` was asked for first.
 */
export function newerStyles(sheet: string, harmless: Harmless = {}): readonly string[] {
  const asked = sheet.replace(/@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "");
  const found = [...(asked.match(new RegExp(newerRules, "g")) ?? [])];
  for (const [, selector = "", body = ""] of asked.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (newerSelectors.test(selector)) found.push(selector.trim());
    const set = new Set<string>();
    for (const declaration of body.split(";")) {
      const [, property = "", value = ""] = /^\s*([\w-]+)\s*:(.*)$/s.exec(declaration) ?? [];
      const newer = newerProperties.test(property) || newerValues.test(value);
      if (!newer) set.add(property);
      else if (!set.has(property) || value.includes("var(")) found.push(`${property}:${value.trim()}`);
    }
  }
  return found.filter((one) => !Object.keys(harmless).some((start) => one.startsWith(start)));
}
