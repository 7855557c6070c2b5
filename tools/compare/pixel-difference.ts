import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

/** Two pictures laid over each other. */
export interface PixelDifference {
  /** A PNG: the left one faintly, with what is otherwise in the right one in red. */
  readonly picture: Buffer;
  /** How much of it is otherwise, % of all. */
  readonly percent: number;
}

/** Of edges that are only smoothed otherwise: paler, and not counted. */
const edges: [number, number, number] = [255, 200, 200];

/** What two PNGs have otherwise; what one has beyond the edge of the other is otherwise too. */
export function pixelDifference(left: Buffer, right: Buffer): PixelDifference {
  const [one, other] = [PNG.sync.read(left), PNG.sync.read(right)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const marked = new PNG({ width, height });
  const count = pixelmatch(
    enlarged(one, width, height).data,
    enlarged(other, width, height).data,
    marked.data,
    width,
    height,
    { aaColor: edges },
  );
  return { picture: PNG.sync.write(marked), percent: (count / (width * height)) * 100 };
}

/** With nothing at all, through which whatever is there shows as another picture, around its edges. */
function enlarged(picture: PNG, width: number, height: number): PNG {
  const large = new PNG({ width, height });
  PNG.bitblt(picture, large, 0, 0, picture.width, picture.height, 0, 0);
  return large;
}
