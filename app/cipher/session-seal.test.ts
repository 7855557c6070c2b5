import Hex from "crypto-js/enc-hex.js";
import { describe, expect, it } from "vitest";
import { sealed, deriveKey, unsealed, pairOf, sessionSeal } from "./session-seal.ts";

const nonce = "m0abc.00112233445566778899aabbccddeeff.0f";
const bytes = (hex: string) => Hex.parse(hex);

describe("the keys", () => {
  // RFC 5869, appendix A: the first 32 bytes of the output of test cases 1 to 3.
  it.each([
    [
      "0b".repeat(22),
      "000102030405060708090a0b0c",
      "f0f1f2f3f4f5f6f7f8f9",
      "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf",
    ],
    [
      Array.from({ length: 80 }, (_, index) => index.toString(16).padStart(2, "0")).join(""),
      Array.from({ length: 80 }, (_, index) => (index + 0x60).toString(16).padStart(2, "0")).join(""),
      Array.from({ length: 80 }, (_, index) => (index + 0xb0).toString(16).padStart(2, "0")).join(""),
      "b11e398dc80327a1c8e7f78c596a49344f012eda2d4efad8a050cc4c19afa97c",
    ],
    ["0b".repeat(22), "", "", "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d"],
  ])("C2 are HKDF-SHA256, case %#", (input, salt, info, output) => {
    expect(deriveKey(bytes(input), bytes(salt), bytes(info)).toString()).toBe(output);
  });

  it("C2 differ by brand key, nonce and direction", () => {
    const keys = [
      pairOf("k1", nonce, "request"),
      pairOf("k1", nonce, "answer"),
      pairOf("k2", nonce, "request"),
      pairOf("k1", `${nonce}1`, "request"),
    ].flatMap(({ encrypt, authenticate }) => [encrypt.toString(), authenticate.toString()]);
    expect(new Set(keys).size).toBe(8);
  });
});

describe("the envelope", () => {
  const pair = pairOf("k1", nonce, "request");
  const iv = bytes("000102030405060708090a0b0c0d0e0f");

  it("C2 is what it was for this key and IV (vector)", () => {
    expect(sealed('{"a":1}', pair, iv)).toBe(
      "AAECAwQFBgcICQoLDA0OD5FVPcnc1LoYMaa4QcRpWJDZmDrrutGeGNCFc66NIxOwFOjti5b30zIIoCwvjglaCg==",
    );
  });

  it.each(["", "{}", "x".repeat(15), "x".repeat(16), "₦12,999.50 借款", "x".repeat(10_000)])(
    "C2 gives back what went in, case %#",
    (text) => expect(unsealed(sealed(text, pair, iv), pair)).toBe(text),
  );

  it("C2 another key opens nothing", () => {
    expect(() => unsealed(sealed("{}", pair, iv), pairOf("k1", nonce, "answer"))).toThrow("changed");
  });

  it("C2 R41 any changed byte, of IV, ciphertext or MAC, is refused", () => {
    const whole = atob(sealed('{"status":0}', pair, iv));
    for (let at = 0; at < whole.length; at++) {
      const changed = `${whole.slice(0, at)}${String.fromCharCode(whole.charCodeAt(at) ^ 1)}${whole.slice(at + 1)}`;
      expect(() => unsealed(btoa(changed), pair)).toThrow("changed on its way");
    }
  });

  it.each(["", "AAAA", "not base64 at all", btoa("x".repeat(48)), btoa("x".repeat(63)), btoa("x".repeat(64))])(
    "C2 R41 %j is refused",
    (sealed) => expect(() => unsealed(sealed, pair)).toThrow(),
  );
});

it("C2 a body is sent as one encrypted field, differently each time", () => {
  const seal = sessionSeal("k1", nonce);
  const [one, two] = [seal.close('{"pin":"2580"}'), seal.close('{"pin":"2580"}')];
  expect(one).not.toBe(two);
  expect(Object.keys(JSON.parse(one))).toEqual(["encrypted"]);
  expect(one).not.toContain("2580");
  expect(seal.headers).toEqual({ cipher: `k1 ${nonce}` });
});

it.each([{ plain: true }, null, 5, ""])("C2 R41 a content that is not sealed is refused: %j", (content) => {
  const around = { sent: '{"encrypted":"x"}', status: 0, message: "" };
  expect(() => sessionSeal("k1", nonce).open(content, around)).toThrow("sealed");
});

it("C2 R41 a content opens with the request, the status and the words that it came with, and with no others", () => {
  const around = { sent: '{"encrypted":"asked"}', status: 3199, message: "No" };
  const iv = bytes("000102030405060708090a0b0c0d0e0f");
  const content = sealed('{"a":1}', pairOf("k1", nonce, "answer"), iv, "asked\n3199\nNo");
  const seal = sessionSeal("k1", nonce);
  expect(seal.open(content, around)).toEqual({ a: 1 });
  for (const other of [{ sent: '{"encrypted":"another"}' }, { status: 0 }, { message: "Pay to 0123456789" }])
    expect(() => seal.open(content, { ...around, ...other })).toThrow("changed on its way");
});
