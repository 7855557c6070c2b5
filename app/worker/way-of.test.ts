import { expect, it } from "vitest";
import { wayOf } from "./way-of.ts";

const origin = "https://app.example";

it.each([
  ["the page", "GET", "navigate", "/?b=716&c=104#/login", "page"],
  ["a page of an export", "GET", "navigate", "/716/104/en_US/?b=716&c=104", "page"],
  ["a built script", "GET", "cors", "/assets/index-DPeJJlD7.js", "forever"],
  ["a pack or texts", "GET", "cors", "/documents/shared.0a1b2c.json", "forever"],
  ["a brand's picture", "GET", "no-cors", "/assets/summer.svg", "picture"],
  ["a call", "POST", "cors", "/ostrader/loan/apply", undefined],
  ["a call of the same name as a file", "POST", "cors", "/documents/shared.0a1b2c.json", undefined],
  ["whether the page can be had", "HEAD", "cors", "/", undefined],
  ["a lender elsewhere", "GET", "cors", "https://lender.example/documents/a.json", undefined],
  ["the records of tracking", "POST", "no-cors", "/ostrader/tracking/collect", undefined],
  ["a boot", "GET", "cors", "/documents/boot/716-104-en_US.json", undefined],
  ["which release is live", "GET", "cors", "/documents/current", undefined],
  ["a paper", "GET", "navigate", "/papers/a1b2", undefined],
  ["a page of a mall", "GET", "navigate", "/mall/a/en_US/", undefined],
  ["the sandbox's controls", "GET", "cors", "/__sandbox/ledger", undefined],
  ["the gallery", "GET", "navigate", "/gallery.html", undefined],
  ["a part that is asked for again", "GET", "cors", "/assets/rest-C7XdIXEh.js?again=12", undefined],
  ["a picture as a page", "GET", "navigate", "/assets/summer.svg", undefined],
  ["the worker's own script", "GET", "same-origin", "/worker.js", undefined],
  ["whether it is withdrawn", "GET", "cors", "/worker.json", undefined],
  ["an icon", "GET", "no-cors", "/icon/716-104.svg", undefined],
])("S29 %s (%s %s %s) is %s", (_what, method, mode, address, way) => {
  expect(wayOf({ method, mode, url: new URL(address, origin).href }, origin)).toBe(way);
});
