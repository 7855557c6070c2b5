import { describe, expect, it, vi } from "vitest";
import { type Darkroom, longestSide, mostBytes, shrink } from "./shrink.ts";

/** A darkroom whose pictures weigh `perPixel` bytes for each pixel at full quality. */
function darkroom(width: number, height: number, perPixel: number) {
  const close = vi.fn();
  const sizes: [width: number, height: number, quality: number][] = [];
  const room: Darkroom = async () => ({
    width,
    height,
    close,
    develop: async (...size) => {
      sizes.push(size);
      return { size: size[0] * size[1] * size[2] * perPixel } as Blob;
    },
  });
  return { room, close, sizes };
}

describe("S16 shrink", () => {
  it.each([
    ["a phone's photo, lying", 4000, 3000, 0.1, [1600, 1200, 0.85]],
    ["a phone's photo, upright", 3000, 4000, 0.1, [1200, 1600, 0.85]],
    ["a small one stays as large as it is", 800, 600, 0.1, [800, 600, 0.85]],
    ["a heavy one loses quality first", 1600, 1200, 0.2, [1600, 1200, 0.75]],
    ["then pixels", 1600, 1200, 0.4, [1200, 900, 0.65]],
    ["a thin one keeps a pixel", 10_000, 1, 0.1, [1600, 1, 0.85]],
  ] as const)("%s", async (_what, width, height, perPixel, last) => {
    const { room, close, sizes } = darkroom(width, height, perPixel);
    const { size } = await shrink(new Blob(), room);
    expect(sizes.at(-1)).toEqual(last);
    expect(size).toBeLessThanOrEqual(mostBytes);
    expect(Math.max(last[0], last[1])).toBeLessThanOrEqual(longestSide);
    expect(close).toHaveBeenCalledOnce();
  });

  it("gives up on what does not become small enough, and lets go of it", async () => {
    const { room, close } = darkroom(1600, 1600, 1000);
    await expect(shrink(new Blob(), room)).rejects.toThrow("small enough");
    expect(close).toHaveBeenCalledOnce();
  });
});
