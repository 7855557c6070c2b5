import { PNG } from "pngjs";
import { expect, it } from "vitest";
import { pixelDifference } from "./pixel-difference.ts";

/** A picture of one colour, with some pixels black from the top left on. */
function picture(width: number, height: number, black: number): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (let at = 0; at < black; at++) png.data.fill(0, at * 4, at * 4 + 3);
  return PNG.sync.write(png);
}

it.each<[what: string, left: Buffer, right: Buffer, percent: number]>([
  ["the same picture", picture(10, 10, 0), picture(10, 10, 0), 0],
  ["a line of ten", picture(10, 10, 0), picture(10, 10, 10), 10],
  ["everything", picture(10, 10, 100), picture(10, 10, 0), 100],
  ["what one has beyond the other", picture(10, 10, 100), picture(10, 20, 200), 50],
])("of %s says how much is otherwise", (_, left, right, percent) => {
  // Beyond the edge stands a chequered nothing, of which some is as dark as what lies there.
  expect(pixelDifference(left, right).percent).toBeCloseTo(percent, -1);
});

it("marks what is otherwise in red, in a picture as large as the larger one", () => {
  const { picture: png } = pixelDifference(picture(10, 10, 0), picture(10, 20, 10));
  const { width, height, data } = PNG.sync.read(png);
  expect([width, height]).toEqual([10, 20]);
  expect([...data.subarray(0, 3)]).toEqual([255, 0, 0]);
  expect([...data.subarray(10 * 9 * 4, 10 * 9 * 4 + 3)]).toEqual([255, 255, 255]);
});
