import { expect, it } from "vitest";
import { elsewhere } from "./where.ts";

const screens = [
  { id: "bill", title: "Bills", route: "/bill", reached: true },
  { id: "bill-detail", title: "Bill", route: "/billDetail", reached: true },
  { id: "login", title: "Log in", route: "/login", reached: true },
  { id: "login-native", title: "Log in", route: "/login", reached: true },
];

it.each([
  ["/billDetail", { kind: "screen", id: "bill" }, "The app went from Bill to Bills (/bill)."],
  ["/billDetail", { kind: "screen", id: "bill-detail" }, undefined],
  ["/login", { kind: "screen", id: "login-native" }, undefined],
  ["/billDetail", { kind: "dialog", id: "bill" }, undefined],
  ["/billDetail", undefined, undefined],
  ["", { kind: "screen", id: "bill" }, undefined],
])("of %j with %j on the page it is said that %s", (chosen, shown, words) =>
  expect(elsewhere(screens, chosen, shown)).toBe(words),
);
