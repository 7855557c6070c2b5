import { expect, it } from "vitest";
import type { Fault } from "../documents/document.ts";
import { newFaults } from "./new-faults.ts";

const fault = (brands: string): Fault => ({
  ...{ code: "E342", file: "screens/loan/apply.screen.json", line: 3, column: 5, path: "children" },
  message: `brand ${brands}: expected a way home, found no way on`,
});
const business = "brands/business/716.brand.json";

it.each([
  ["of the others alone is none", business, "717-302, 717-304", 0],
  ["of one that it reaches, beside others, is one", business, "716-302, 717-302", 1],
  ["of more than are named may be of one that it reaches", business, "717-302, 717-304, 718-302 and 6 more", 1],
  ["of a channel's brands is one where the channel is edited", "brands/channel/302.brand.json", "717-302", 1],
  ["of any brand is one where all brands are edited", "brands/base.brand.json", "717-302", 1],
  ["of any brand is one where no brand is edited", "screens/loan/apply.screen.json", "717-302", 1],
])("B3 what an edit newly brings: a fault %s", (_, file, brands, many) => {
  expect(newFaults([fault(brands)], [], file)).toHaveLength(many);
});
