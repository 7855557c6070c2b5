import { expect, it } from "vitest";
import { compareAddress, pairIn } from "./pair-address.ts";

const [one, other] = [
  { business: "716", channel: "104" },
  { business: "717", channel: "301" },
];

it.each([
  ["716-104", one],
  [undefined, undefined],
  ["-", undefined],
  ["716", undefined],
  ["716-104-1", undefined],
  ["716-1040000", undefined],
  ["../x", undefined],
])("of %j in an address the pair is %j", (part, pair) => expect(pairIn(part)).toEqual(pair));

it.each([
  ["both", compareAddress(one, other), "/compare/716-104/717-301"],
  ["both apps", compareAddress(one, other, "apps"), "/compare/716-104/717-301/apps"],
  ["one alone", compareAddress(one, undefined), "/compare/716-104/-"],
  ["the other alone", compareAddress(undefined, other), "/compare/-/717-301"],
])("the address of %s can be shared", (_, address, wanted) => expect(address).toBe(wanted));
