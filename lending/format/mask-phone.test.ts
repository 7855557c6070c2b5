import { expect, it } from "vitest";
import { maskPhone } from "./mask-phone.ts";

it("a stranger sees the first and the last three digits of a phone", () => {
  expect(maskPhone("7100000002")).toBe("710****002");
});
