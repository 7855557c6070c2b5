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

it.each([
  ["#C9CEDA", "#FFFFFF"],
  ["#FF0000", "#FFFFFF"],
  ["#00FF00", "#FFFFFF"],
  ["#101060", "#101010"],
])("B4 one step back from what is offered for %s on %s fails", (colour, ground) => {
  const passes = on(ground, 4.5);
  const found = nearestColour(colour, passes) ?? "";
  const end = (contrast("#000000", ground) ?? 0) > (contrast("#FFFFFF", ground) ?? 0) ? 0 : 255;
  const back = (step: number) =>
    [1, 3, 5].map((at) => {
      const part = Number.parseInt(colour.slice(at, at + 2), 16);
      const offered = Number.parseInt(found.slice(at, at + 2), 16);
      // As many parts of the way back as one step of the longest way takes.
      const longest = Math.max(
        ...[1, 3, 5].map((one) => Math.abs(end - Number.parseInt(colour.slice(one, one + 2), 16))),
      );
      return Math.round(offered - ((end - part) / longest) * step);
    });
  const written = `#${back(2)
    .map((one) => Math.max(0, Math.min(255, one)).toString(16).padStart(2, "0"))
    .join("")}`;
  expect(passes(found)).toBe(true);
  expect(passes(written), written).toBe(false);
});

it("of darker and lighter the nearer one is taken", () => {
  expect(nearestColour("#F0F0F0", (colour) => colour === "#FFFFFF" || colour < "#202020")).toBe("#FFFFFF");
});

it("where nothing passes there is none", () => expect(nearestColour("#808080", () => false)).toBeUndefined());
