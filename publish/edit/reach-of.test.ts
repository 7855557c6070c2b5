import { expect, it } from "vitest";
import type { Json } from "../documents/json.ts";
import { reachOf } from "./reach-of.ts";

const brand = (file: string, data: Json) => ({ file: `brands/${file}.brand.json`, data });
const documents = [
  brand("base", { flags: { voucher: true }, dark: { ink: "#000000" }, lists: { audit: { a: ["1"] } } }),
  brand("business/716", {}),
  brand("business/717", { flags: { voucher: false } }),
  brand("channel/104", { lists: { audit: { b: ["2"] } } }),
  brand("channel/301", { dark: null }),
  brand("channel/302", {}),
  brand("pair/716-302", { flags: { voucher: false } }),
];

it.each([
  ["B3 of all, but a business and a pair that say it themselves", "base", "flags.voucher", 2, 4],
  ["B3 of a business, but its pair", "business/716", "flags.voucher", 2, 1],
  ["B3 of a business that says it, no later layer does", "business/717", "flags.voucher", 3, 0],
  ["B3 of a channel, where its pair says it itself", "channel/302", "flags.voucher", 1, 1],
  ["what a later layer takes away as a whole is not had", "base", "dark.ink", 4, 2],
  ["what is merged name by name is had beside what is said later", "base", "lists.audit", 6, 0],
])("%s", (_, file, path, gets, others) =>
  expect(reachOf(documents)(`brands/${file}.brand.json`, path.split("."))).toEqual({ gets, others }),
);
