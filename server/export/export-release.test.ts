import { expect, it } from "vitest";
import type { Published } from "../../publish/pack/publication.ts";
import { withLender } from "./export-release.ts";

it("S22 an export calls the lender it is told of, at the mount that the brand's documents say", () => {
  const boot = { business: "716", brand: { name: "Any", api: { base: "https://other.example", mount: "/ostrader" } } };
  const published = { boot: (business: string) => (business === "716" ? boot : undefined) } as unknown as Published;
  const led = withLender(published, "https://api.lender.example");
  expect(led.boot("716", "104", "en_US")).toEqual({
    business: "716",
    brand: { name: "Any", api: { base: "https://api.lender.example", mount: "/ostrader" } },
  });
  expect(led.boot("717", "104", "en_US")).toBeUndefined();
});
