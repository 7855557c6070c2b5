import { expect, it } from "vitest";
import { shareOf } from "./share-of.ts";

it("K9 of many devices 40 in 100 have a share below 40, and each keeps its own", () => {
  const devices = Array.from({ length: 5000 }, (_, index) => `${(index * 7919).toString(16).padStart(32, "0")}2`);
  const shares = devices.map((device) => Number(shareOf.apply?.(device)));
  expect(devices.map((device) => shareOf.apply?.(device))).toEqual(shares);
  expect(shares.every((share) => Number.isInteger(share) && share >= 0 && share < 100)).toBe(true);
  const below = shares.filter((share) => share < 40).length / devices.length;
  expect(below).toBeGreaterThan(0.37);
  expect(below).toBeLessThan(0.43);
  expect(() => shareOf.apply?.(null)).toThrow();
});
