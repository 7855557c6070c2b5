import { describe, expect, it } from "vitest";
import { chooseBrand } from "./choose-brand.ts";

const codes = { business: ["716", "717", "718"], channel: ["104", "127", "302"] };
const fallback = { business: "718", channel: "302" };

const cases: [search: string, hash: string, session: object, pair: string, unknown: string[]][] = [
  ["", "", {}, "718-302", []],
  ["?b=716&c=104", "", {}, "716-104", []],
  ["?b=716", "", {}, "716-302", []],
  ["?b=716&c=104", "#/login?b=717&c=127", {}, "717-127", []],
  ["?b=716", "#/login?c=104", {}, "716-104", []],
  ["", "#/index", { b: "716", c: "104" }, "716-104", []],
  ["?b=717", "#/index", { b: "716", c: "104" }, "717-104", []],
  ["?b=999", "", { b: "716" }, "718-302", ["b"]],
  ["?b=__proto__&c=constructor", "", {}, "718-302", ["b", "c"]],
  ["?b=716&b=717", "", {}, "718-302", ["b"]],
  ["?b=", "", {}, "718-302", ["b"]],
  ["", "", { b: "evil", c: 7 }, "718-302", []],
];

describe("chooseBrand", () => {
  it.each(cases)("B2 R11 %j %j %j → %s", (search, hash, session, pair, unknown) => {
    const found = chooseBrand({ search, hash, session, fallback, codes });
    expect([`${found.business}-${found.channel}`, found.unknown]).toEqual([pair, unknown]);
  });
});
