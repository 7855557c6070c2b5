import { expect, it } from "vitest";
import type { Live } from "../store/releases.ts";
import { choose, inShare } from "./choose-release.ts";

const at = (share: number, more: Partial<Live> = {}): Live => ({
  ...{ release: "new", share, previous: "old", withdrawn: null, since: "" },
  ...more,
});
const ready =
  (...ids: string[]) =>
  (id: string) =>
    ids.includes(id);
const all = ready("new", "old", "older");

const cases: [what: string, live: Live, cookies: string, got: string][] = [
  ["to all", at(100), "device=7", "new"],
  ["R10 to a visit that began before", at(100), "release=older; device=7", "older"],
  [
    "R10 not what was taken back, though a visit began with it",
    at(100, { withdrawn: "older" }),
    "release=older",
    "new",
  ],
  ["R10 not what nobody has any more", at(100), "release=ancient", "new"],
  ["to a browser that could not start the new one", at(100), "unfit=new", "old"],
  ["to one that could not start another", at(100), "unfit=older", "new"],
  ["where there is none before", at(100, { previous: null }), "unfit=new", "new"],
  ["to a device without a number that of the others", at(50), "", "old"],
  ["to a device with what is no number that of the others", at(99), "device=x", "old"],
];
it.each(cases)("gives %s", (_, live, cookies, got) => expect(choose(live, cookies, all)).toBe(got));

it("takes as many devices as the share says, the same ones as it grows, others for the next release", () => {
  const devices = Array.from({ length: 10_000 }, (_, device) => device);
  const of = (release: string, share: number) => new Set(devices.filter((device) => inShare(device, release, share)));
  const [five, twentyFive, other] = [of("r1", 5), of("r1", 25), of("r2", 5)];
  expect(five.size / 100).toBeGreaterThan(4);
  expect(five.size / 100).toBeLessThan(6);
  expect(twentyFive.size / 100).toBeGreaterThan(23);
  expect(twentyFive.size / 100).toBeLessThan(27);
  expect([...five].every((device) => twentyFive.has(device))).toBe(true);
  expect([...five].filter((device) => other.has(device)).length).toBeLessThan(five.size / 5);
  expect(of("r1", 100).size).toBe(10_000);
});
