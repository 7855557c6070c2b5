import { expect, it } from "vitest";
import { offered } from "./offered.ts";

/** 00:30 on 1 December 2026 in Lagos, still November in London. */
const now = Date.parse("2026-11-30T23:30:00Z");
const routes = ["/index", "/invitefriends", "/lendResult/{status}", "/*"];
const hosts = ["guide.example.com"];
const of = (element: object) => offered.apply?.([element], now, routes, hosts);

it.each([
  [{ linkUrl: "/invitefriends" }, true],
  [{ linkUrl: "/lendResult/2?a=1" }, true],
  [{ linkUrl: "https://guide.example.com/a" }, true],
  [{ title: "no link" }, true],
  [{ linkUrl: null }, true],
  [{ linkUrl: "" }, true],
  [{ linkUrl: "/red_bag" }, false],
  [{ linkUrl: "//evil.com" }, false],
  [{ linkUrl: "javascript:alert(1)" }, false],
  [{ linkUrl: "https://evil.com" }, false],
  [{ linkUrl: 7 }, false],
  [{ from: "2026-12-01" }, true],
  [{ from: "2026-12-02" }, false],
  [{ until: "2026-12-01" }, true],
  [{ until: "2026-11-30" }, false],
])("D5 %j is offered: %s", (element, is) => {
  expect(of(element)).toHaveLength(is ? 1 : 0);
});

it.each([
  ["/assets/summer-1.svg", true],
  ["https://guide.example.com/a.png", true],
  ["https://evil.com/a.png", false],
  ["/assets/../ostrader/a.svg", false],
  ["https://evil.com/assets/a.svg", false],
  ["data:image/png;base64,AA", false],
  ["/ostrader/userinfo/logout", false],
])("D5 a picture at %s shows: %s", (imageUrl, is) => {
  expect(of({ title: "t", imageUrl })).toEqual([is ? { title: "t", imageUrl } : { title: "t" }]);
});

it("D5 a notice of activities keeps those that lead somewhere, and is not offered without any", () => {
  const open = { activityId: "a", title: "A", linkUrl: "/invitefriends" };
  const closed = { activityId: "b", title: "B", linkUrl: "/red_bag" };
  const notice = { noticeGid: "n", dialogType: 2 };
  expect(of({ ...notice, marketActivities: [open, closed] })).toEqual([{ ...notice, marketActivities: [open] }]);
  expect(of({ ...notice, marketActivities: [closed] })).toEqual([]);
  expect(of({ ...notice, marketActivities: [] })).toEqual([]);
  expect(of(notice)).toEqual([]);
});

it.each([{}, { linkUrl: "" }, { linkUrl: null }])("D5 an activity that leads nowhere is none: %j", (link) => {
  const notice = { noticeGid: "n", title: "T", dialogType: 2 };
  const nowhere = { activityId: "a", title: "A", ...link };
  const open = { activityId: "b", title: "B", linkUrl: "/invitefriends" };
  expect(of({ ...notice, marketActivities: [nowhere] })).toEqual([]);
  expect(of({ ...notice, marketActivities: [nowhere, open] })).toEqual([{ ...notice, marketActivities: [open] }]);
});

it("D5 what has a title without a word is not offered: no dialog opens with nothing in it", () => {
  expect(of({ noticeGid: "n", dialogType: 1, title: " ", content: "" })).toEqual([]);
  const blank = { activityId: "a", title: "", linkUrl: "/invitefriends" };
  expect(of({ noticeGid: "n", dialogType: 2, title: "T", marketActivities: [blank] })).toEqual([]);
});

it("D5 a notice of words shows no activities, whatever came with it", () => {
  const notice = { noticeGid: "n", dialogType: 1 };
  expect(of({ ...notice, marketActivities: [{ activityId: "a", title: "A", linkUrl: "/index" }] })).toEqual([
    { ...notice, marketActivities: [] },
  ]);
});
