import { SaxesParser } from "saxes";

const shapes: ReadonlySet<string> = new Set("path rect circle ellipse line polyline polygon".split(" "));
/** What says where a shape lies, and not in which colour. */
const lies: readonly string[] = "d points x y width height cx cy r rx ry x1 y1 x2 y2".split(" ");

/** The shapes of a drawing one after the other, whatever their colours, titles and blanks: a copy has the same. */
export function svgOutline(text: string): string {
  const parser = new SaxesParser();
  const found: string[] = [];
  parser.on("error", () => undefined);
  parser.on("opentag", ({ name, attributes }) => {
    if (!shapes.has(name)) return;
    const said = lies.flatMap((key) => {
      const value = attributes[key];
      return value === undefined
        ? []
        : [
            `${key}=${String(value)
              .replaceAll(/[\s,]+/g, " ")
              .trim()}`,
          ];
    });
    found.push([name, ...said].join(" "));
  });
  parser.write(text).close();
  return found.join("\n");
}
