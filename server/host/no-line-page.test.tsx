import { runInThisContext } from "node:vm";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { composeNoLine } from "./no-line-page.ts";

const texts = {
  en_US: { "engine.no-line-call": "A call needs no internet:" },
  zh_CN: { "engine.no-line-call": "打电话无需网络：" },
};
const numbers = new Map([
  ["716", ["02017160000"]],
  ["718", ["02017180000", "0201 718 0001"]],
]);

// It asks for ever whether there is a line.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ["/?b=716&c=104#/login", ["A call needs no internet: 02017160000", "打电话无需网络： 02017160000"]],
  [
    "/?b=716#/login?b=718&c=302",
    ["A call needs no internet: 02017180000 · 0201 718 0001", "打电话无需网络： 02017180000 · 0201 718 0001"],
  ],
  ["/#/login", []],
  ["/?b=999", []],
  ["/?b=716&b=718", []],
])("S29 V19 B2 R11 at %s the page for no line says whom to call: %j", (address, shown) => {
  window.history.replaceState(null, "", address);
  const { html } = composeNoLine("", texts, numbers);
  const page = new DOMParser().parseFromString(html, "text/html");
  document.body.innerHTML = page.body.innerHTML;
  // As a browser does with a page that it is sent.
  runInThisContext(document.querySelector("script")?.textContent ?? "");
  const calls = [...document.querySelectorAll<HTMLElement>("[data-b]")].filter(({ hidden }) => !hidden);
  expect(calls.map(({ textContent }) => textContent)).toEqual(shown);
  for (const link of calls.flatMap((call) => [...call.querySelectorAll("a")]))
    expect(link.getAttribute("href")).toBe(`tel:${(link.textContent ?? "").replaceAll(" ", "")}`);
});
