import { expect, it } from "vitest";
import type { AuditEntry, ListedRelease, Live } from "../../server/store/releases.ts";
import { releaseBefore } from "./release-before.ts";

const live = (release: string, share = 100, previous: string | null = null): Live => ({
  ...{ release, share, previous, withdrawn: null, since: "" },
});
const deed = (minute: number, before: Live | null, after: Live): AuditEntry => ({
  ...{ at: `2026-11-27T04:0${minute}:00.000Z`, who: "ada", said: "", why: "", release: after.release, before, after },
});
const listed = (id: string, minute: number, wasLive = true): ListedRelease => ({
  ...{ id, at: `2026-11-27T04:0${minute}:00.000Z`, author: "ada", why: "", documents: 1, warnings: 0, vocabulary: 1 },
  wasLive,
});

/** r1; r2 for some, for all; r1 again; r3, once more, and for some r4, which is taken back. */
const [first, some, every] = [live("r1"), live("r2", 5, "r1"), live("r2", 100, "r1")];
const [third, few] = [live("r3", 100, "r1"), live("r4", 5, "r3")];
const audit = [
  deed(8, few, third),
  deed(7, third, few),
  deed(6, third, third),
  deed(5, first, third),
  deed(4, every, first),
  deed(3, some, every),
  deed(2, first, some),
  deed(1, null, first),
];

it.each([
  ["one that came back follows what was live in its place", listed("r1", 4), "r2"],
  ["one that was shared first follows what the others had", listed("r2", 2), "r1"],
  ["one that was published once more, and kept by most, follows what it once replaced", listed("r3", 8), "r1"],
  ["one that only some ever had follows what the others had", listed("r4", 7), "r3"],
  ["one that never was live follows what was live when it was made", listed("r9", 4, false), "r2"],
])("%s", (_, release, before) => {
  expect(releaseBefore(release.id, [release], audit)).toBe(before);
});

it("the first one follows nothing, and one that nobody knows neither", () => {
  expect(releaseBefore("r1", [listed("r1", 1)], audit.slice(-1))).toBeUndefined();
  expect(releaseBefore("r0", [], audit)).toBeUndefined();
});
