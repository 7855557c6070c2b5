import { expect, it } from "vitest";
import type { ListedRelease, Live } from "../../server/store/releases.ts";
import { liveLine, releaseLine, valueLines } from "./lines.ts";

const release: ListedRelease = {
  ...{ id: "r2", at: "2026-11-25T23:30:00.000Z", author: "ada", why: "Coupons off" },
  ...{ documents: 849, warnings: 1, vocabulary: 3, wasLive: true },
};
const live: Live = {
  ...{ release: "r2", share: 100, previous: "r1", withdrawn: null, since: "2026-11-25T23:31:00.000Z" },
};

it.each([
  ["what is live", release, live, "* r2  2026-11-26 00:30+01:00  ada: Coupons off (849 documents)"],
  [
    "what was live before",
    release,
    { ...live, release: "r3" },
    "  r2  2026-11-26 00:30+01:00  ada: Coupons off (849 documents)",
  ],
  [
    "what no borrower ever had",
    { ...release, wasLive: false },
    undefined,
    "  r2  2026-11-26 00:30+01:00  ada: Coupons off (849 documents; never live)",
  ],
])("a line of %s", (_, listed, now, line) => {
  expect(releaseLine(listed, now)).toBe(line);
});

it.each([
  ["nothing", undefined, "Nothing is published yet."],
  ["all", live, "Live since 2026-11-26 00:31+01:00: r2, for all devices."],
  ["some", { ...live, share: 5 }, "Live since 2026-11-26 00:31+01:00: r2, for 5 % of devices; all others have r1."],
])("what is live for %s", (_, now, line) => {
  expect(liveLine(now)).toBe(line);
});

it.each([
  ["all devices", 100, "It came to borrowers"],
  ["some devices", 5, "It came to 5 % of devices (all others kept r1)"],
])("V4 a value that was edited and came to %s", (_, share, came) => {
  const { at, author: who, why } = release;
  const brought = { at, who, why, release: "r2", share, others: "r1" };
  const row = { at, who, why: "", path: "flags.voucher", title: "Coupons", said: ["off, was on"], pairs: [] };
  const edited = { edit: 1, file: "brands/business/717.brand.json", undone: false };
  expect(valueLines({ ...row, edited, release: brought })[1]).toBe(
    `    ${came} 2026-11-26 00:30+01:00 with release r2, by ada: Coupons off`,
  );
  expect(valueLines({ ...row, why, pairs: ["717-301"], release: brought })).toEqual([
    `2026-11-26 00:30+01:00  ada published Coupons (flags.voucher) for 717-301: off, was on. ${came} with release r2, with no edit in the studio. Why: Coupons off`,
  ]);
});

it("V4 a value that is another one since a release was taken back is told as that, not as published", () => {
  const at = "2026-11-25T23:30:00.000Z";
  const brought = { at, who: "root", why: "Legal said no", release: "r1", tookBack: "r2", share: 100, others: null };
  const row = { at, who: "root", path: "name", title: "Name", said: ["Corvanta, was Plus"], release: brought };
  expect(valueLines({ ...row, why: "Legal said no", pairs: ["716-302"] })).toEqual([
    "2026-11-26 00:30+01:00  root took back Name (name) for 716-302: Corvanta, was Plus. It came to borrowers with release r1, live again since r2 was taken back, with no edit in the studio. Why: Legal said no",
  ]);
  const edited = { edit: 1, file: "brands/business/716.brand.json", undone: false };
  expect(valueLines({ ...row, who: "ada", why: "", pairs: [], edited })[1]).toBe(
    "    It came to borrowers 2026-11-26 00:30+01:00 with release r1, live again since r2 was taken back, by root: Legal said no",
  );
});
