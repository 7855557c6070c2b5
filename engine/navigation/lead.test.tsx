import { act, cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { PublishedStep } from "../document/published.ts";
import { testApp } from "../render/testing/test-app.tsx";

afterEach(cleanup);

const places: [address: unknown, went: string[], opened: string[], tracked: boolean][] = [
  ["/test?x=1", ["/test?x=1"], [], false],
  ["#/test", ["/test"], [], false],
  ["https://pay.example.com/a", [], ["https://pay.example.com/a"], false],
  ["https://evil.com/", ["/home"], [], true],
  ["//evil.com", ["/home"], [], true],
  ["javascript:alert(1)", ["/home"], [], true],
  ["", ["/home"], [], true],
];

const ways: [name: string, step: (address: unknown) => PublishedStep][] = [
  ["open", (url) => ({ do: "open", with: { url, own: true } })],
  ["login", (to) => ({ do: "login", with: { identity: { token: "t" }, to } })],
];

describe.each(ways)("%s with an address from outside", (_, step) => {
  it.each(places)("F7 F9 R16 %j", async (address, went, opened, tracked) => {
    const app = await testApp([]);
    await act(() => app.visit.run([step(address)]).then(() => undefined));
    expect([app.went, app.opened, app.tracked.includes("refused_url")]).toEqual([went, opened, tracked]);
  });
});
