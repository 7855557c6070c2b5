import { expect, it } from "vitest";
import { contrast } from "../check/brand/colours/colour-contrast.ts";
import { nearestColour } from "./nearest-colour.ts";

const on = (ground: string, least: number) => (colour: string) => (contrast(colour, ground) ?? 0) >= least;

it.each([
  ["a grey too light on white becomes darker", "#C9CEDA", "#FFFFFF"],
  ["a blue too dark on black becomes lighter", "#101060", "#000000"],
])("B4 %s, by as little as is needed", (_, colour, ground) => {
  const found = nearestColour(colour, on(ground, 4.5)) ?? "";
  const seen = contrast(found, ground) ?? 0;
  expect(seen).toBeGreaterThanOrEqual(4.5);
  expect(seen).toBeLessThan(4.9);
});

it("of darker and lighter the nearer one is taken", () => {
  expect(nearestColour("#F0F0F0", (colour) => colour === "#FFFFFF" || colour < "#202020")).toBe("#FFFFFF");
});

it("where nothing passes there is none", () => expect(nearestColour("#808080", () => false)).toBeUndefined());
