import { expect, it } from "vitest";
import type { BrandComparison } from "../../publish/studio/brand-comparison.ts";
import { comparePage } from "./compare-page.ts";

const hostile = `"><script>alert(1)</script>`;
const comparison: BrandComparison = {
  left: { pair: "716-104", name: hostile },
  right: { pair: "717-301", name: "Zumaly" },
  sections: [
    {
      id: "brand",
      title: "Brand",
      says: "",
      fields: [
        {
          path: ["name"],
          title: "Name",
          says: "",
          bounds: "",
          takes: { is: "text" },
          left: { value: hostile },
          right: { value: "Zumaly" },
          moves: [],
        },
      ],
    },
  ],
};
const png = (text: string) => Buffer.from(text);
const page = comparePage(comparison, [
  { name: "/login, guest", left: png("one"), right: png("other"), difference: png("red"), percent: 12.4 },
]);

it("holds each screen of both, what differs between them, and how much", () => {
  for (const text of ["one", "other", "red"]) expect(page).toContain(`base64,${png(text).toString("base64")}"`);
  expect(page).toContain('/login, guest <span class="soft">12 % differs</span>');
  expect(page).toContain("1 value differs.");
});

it("shows what a document says as words, whatever it says", () => {
  expect(page).not.toContain("<script");
  expect(page).toContain("<td>&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;<span>nobody</span></td>");
});
