import { describe, expect, it } from "vitest";
import { pairOf, seal, unseal } from "./envelope.ts";
import { isGoodNonce, makeNonce } from "./nonce.ts";
import { sealedCall } from "./sealed-call.ts";

const now = 1_760_000_000_000;
const hour = 3_600_000;

describe("a nonce", () => {
  const nonce = makeNonce(now);
  it.each<[string, string, number, boolean]>([
    ["just made", nonce, now, true],
    ["11 hours old", nonce, now + 11 * hour, true],
    ["13 hours old", nonce, now + 13 * hour, false],
    ["of the future", nonce, now - 1, false],
    ["with another time", nonce.replace(/^[^.]+/, (now + hour).toString(36)), now + hour, false],
    ["with another mark", nonce.replace(/.$/, (last) => (last === "0" ? "1" : "0")), now, false],
    ["of somebody's own", `${now.toString(36)}.${"0".repeat(32)}.${"0".repeat(32)}`, now, false],
    ["empty", "", now, false],
    ["nonsense", "a.b.c", now, false],
  ])("C2 that is %s: good %s", (_title, given, at, good) => expect(isGoodNonce(given, at)).toBe(good));

  it("C2 is never given twice", () => expect(makeNonce(now)).not.toBe(makeNonce(now)));
});

describe("the envelope", () => {
  const pair = pairOf("k1", "n", "request");

  it("C2 gives back what went in, and hides it", () => {
    const sealed = seal('{"pin":"2580"}', pair);
    expect(Buffer.from(sealed, "base64").toString("latin1")).not.toContain("2580");
    expect(unseal(sealed, pair)).toBe('{"pin":"2580"}');
  });

  it("C2 refuses any changed byte, and another direction's keys", () => {
    const bytes = Buffer.from(seal("{}", pair), "base64");
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] as number) ^ 1;
      expect(() => unseal(changed.toString("base64"), pair)).toThrow("changed on its way");
    }
    expect(() => unseal(bytes.toString("base64"), pairOf("k1", "n", "answer"))).toThrow("changed on its way");
  });

  it.each(["", "AAAA", "%%%"])("C2 refuses %j", (sealed) => expect(() => unseal(sealed, pair)).toThrow("too short"));
});

describe("a sealed call", () => {
  const keys = new Set(["k1"]);
  it.each<[string, unknown, unknown]>([
    ["no header", undefined, null],
    ["a key that no brand has", `k9 ${makeNonce(now)}`, "unknown"],
    ["a nonce of somebody's own", "k1 abc", "unknown"],
    ["nothing in it", "", "unknown"],
  ])("C2 with %s", (_title, header, expected) => expect(sealedCall(header, keys, now)).toBe(expected));

  it.each([{}, null, "text", { encrypted: 5 }, { encrypted: "AAAA" }, { pin: "2580" }])(
    "C2 R41 refuses the body %j",
    (body) => {
      const sealed = sealedCall(`k1 ${makeNonce(now)}`, keys, now);
      expect(sealed).toBeInstanceOf(Object);
      expect(() => sealed !== null && sealed !== "unknown" && sealed.body(body)).toThrow();
    },
  );
});
