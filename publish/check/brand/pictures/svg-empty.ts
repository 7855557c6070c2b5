import { SaxesParser } from "saxes";

const shapes: ReadonlySet<string> = new Set("path rect circle ellipse line polyline polygon use".split(" "));
/** What shows only where something else refers to it. */
const apart: ReadonlySet<string> = new Set(
  "defs symbol clipPath mask pattern linearGradient radialGradient".split(" "),
);

/** What an element has from those around it. */
interface Paint {
  readonly fill: string;
  readonly stroke: string;
  readonly seen: boolean;
  readonly apart: boolean;
}

/**
 * Why nobody sees anything of a drawing: no shape, none that is painted, or a view of no size; undefined where
 * something shows.
 */
export function svgEmpty(text: string): string | undefined {
  const parser = new SaxesParser();
  const around: Paint[] = [{ fill: "black", stroke: "none", seen: true, apart: false }];
  const found = { shapes: 0, painted: 0 };
  let view: string | undefined;
  parser.on("error", () => undefined);
  parser.on("opentag", ({ name, attributes }) => {
    const said = (key: string) => (attributes[key] === undefined ? undefined : String(attributes[key]));
    const outer = around.at(-1);
    if (!outer) return;
    const paint: Paint = {
      fill: said("fill") ?? outer.fill,
      stroke: said("stroke") ?? outer.stroke,
      seen: outer.seen && Number(said("opacity") ?? 1) !== 0,
      apart: outer.apart || apart.has(name),
    };
    if (around.length === 1) view = sizeless(said);
    around.push(paint);
    if (!shapes.has(name) || paint.apart) return;
    found.shapes += 1;
    if (name === "use" || isPainted(name, paint, said)) found.painted += 1;
  });
  parser.on("closetag", () => around.pop());
  parser.write(text).close();
  if (view !== undefined) return view;
  if (found.shapes === 0) return "no shape in it";
  return found.painted === 0 ? "no shape with a colour and a size in it" : undefined;
}

type SaidOf = (key: string) => string | undefined;

function isPainted(name: string, { fill, stroke, seen }: Paint, said: SaidOf): boolean {
  const filled = name !== "line" && shows(fill) && Number(said("fill-opacity") ?? 1) !== 0;
  const drawn = shows(stroke) && Number(said("stroke-opacity") ?? 1) !== 0 && Number(said("stroke-width") ?? 1) !== 0;
  return seen && (filled || drawn) && (sizes[name] ?? []).every((key) => isSize(said(key)));
}

const shows = (paint: string): boolean => !/^\s*(none|transparent)\s*$/.test(paint);

/** What each shape has no size without. */
const sizes: Readonly<Record<string, readonly string[]>> = {
  rect: ["width", "height"],
  circle: ["r"],
  path: ["d"],
  polyline: ["points"],
  polygon: ["points"],
};

const isSize = (said: string | undefined): boolean =>
  said !== undefined && !/^\s*(0*\.?0*\s*(px|%|em|rem)?)?\s*$/.test(said);

/** A view that has no width or no height. */
function sizeless(said: SaidOf): string | undefined {
  const box = said("viewBox");
  const [, , width = 0, height = 0] = (box ?? "0 0 1 1")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!(width > 0 && height > 0)) return `"viewBox" of <svg> as ${JSON.stringify(box)}, which has no size`;
  const none = ["width", "height"].find((key) => said(key) !== undefined && !isSize(said(key)));
  return none === undefined ? undefined : `"${none}" of <svg> as ${JSON.stringify(said(none))}, which is no size`;
}
