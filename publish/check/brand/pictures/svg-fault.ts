import { SaxesParser } from "saxes";

/** What a drawing may be made of: shapes, groups, gradients, words that are read out. */
const elements = new Set(
  "svg g defs symbol use path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath mask pattern title desc".split(
    " ",
  ),
);

/**
 * How these may be said: where, how large, in which colours. Nothing that runs, nothing that loads, no styles of its
 * own.
 */
const attributes = new Set(
  `xmlns version viewBox width height x y x1 y1 x2 y2 cx cy r rx ry fx fy d points id transform offset href xlink:href xmlns:xlink
  fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset
  stroke-opacity opacity color clip-path clip-rule mask stop-color stop-opacity gradientUnits gradientTransform spreadMethod
  patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits preserveAspectRatio role
  aria-label aria-hidden aria-labelledby xml:space focusable`.split(/\s+/),
);

/** What is wrong in a drawing, and where. */
export interface SvgFault {
  readonly found: string;
  readonly line: number;
  readonly column: number;
}

/**
 * The first thing in an SVG file that is not plain drawing: a script, a handler, a style, an embedded page, a reference
 * to anything outside the file, a declaration of entities; or that it is no XML at all. What is not known to be
 * harmless is refused, never mended in silence.
 */
export function svgFault(text: string): SvgFault | undefined {
  const parser = new SaxesParser({ position: true });
  let fault: SvgFault | undefined;
  let root: string | undefined;
  const refuse = (found: string) => {
    fault ??= { found, line: parser.line, column: parser.columnIndex + 1 };
  };
  parser.on("doctype", () => refuse("a <!DOCTYPE>, which may declare entities"));
  parser.on("processinginstruction", ({ target }) => refuse(`<?${target}?>`));
  parser.on("error", ({ message }) => refuse(`what is no XML: ${message.replace(/^\d+:\d+: /, "")}`));
  parser.on("opentag", ({ name, attributes: said }) => {
    root ??= name;
    if (!elements.has(name)) refuse(`<${name}>`);
    for (const [key, value] of Object.entries(said)) {
      const word = String(value);
      if (!attributes.has(key)) refuse(`"${key}" of <${name}>`);
      else if (/href$/.test(key) ? !word.startsWith("#") : !isInside(key, word))
        refuse(`"${key}" of <${name}>, which refers to ${JSON.stringify(word.slice(0, 40))}`);
    }
  });
  parser.write(text).close();
  if (fault === undefined && root !== "svg") refuse(`<${root ?? "nothing"}> as its root`);
  return fault;
}

/** Whether a value refers to nothing, or to a place of its own file. */
function isInside(key: string, value: string): boolean {
  if (/^xmlns(:|$)/.test(key)) return /^http:\/\/www\.w3\.org\/(2000\/svg|1999\/xlink)$/.test(value);
  return !/url\s*\((?!\s*["']?#)|[\\]|\/\/|script:|data:|expression/i.test(value);
}
