import { expect, it } from "vitest";
import { networkOf } from "./network-of.ts";

it.each([
  ["one network of IPv6", "2a01:4f8:1:1::1", "2a01:4f8:1:1:ffff:0:0:9", true],
  ["its neighbour", "2a01:4f8:1:1::1", "2a01:4f8:1:2::1", false],
  ["two addresses of IPv4", "10.0.0.1", "10.0.0.2", false],
  ["one of IPv4, as IPv6 has it", "10.0.0.1", "::ffff:10.0.0.1", true],
])("R8 %s", (_, one, other, same) => expect(networkOf(one) === networkOf(other)).toBe(same));
