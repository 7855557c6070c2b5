import { describe, expect, it } from "vitest";
import { fits, meets } from "./fits.ts";
import { inWords, withOrigin } from "./in-words.ts";
import {
  anything,
  boolean,
  either,
  listOf,
  nothing,
  number,
  numberOf,
  object,
  oneOf,
  present,
  text,
  type Type,
} from "./type.ts";
import { unitOf, units } from "./units.ts";

const kobo = numberOf("kobo");
const percent = numberOf("percent");

describe("fits", () => {
  it("keeps kobo, percent, moments and plain numbers apart, each from each", () => {
    for (const one of units)
      for (const other of units)
        expect([one, other, fits(numberOf(one), numberOf(other))]).toEqual([one, other, one === other]);
  });

  it("lets a figure that is written there be of any unit, and a unit stand where any number may", () => {
    expect(fits({ is: "number", only: [500000] }, kobo)).toBe(true);
    expect(fits(kobo, number)).toBe(true);
  });

  it("never takes a text for a number, a list for a text, one for several", () => {
    expect(fits(text, number)).toBe(false);
    expect(fits(listOf(text), text)).toBe(false);
    expect(fits(text, listOf(text))).toBe(false);
    expect(fits(boolean, text)).toBe(false);
  });

  it("asks each alternative of what is found, and nothing only where it can be nothing else", () => {
    expect(fits(either(kobo, percent), kobo)).toBe(false);
    expect(fits(either(kobo, nothing), kobo)).toBe(true);
    expect(fits(nothing, kobo)).toBe(false);
    expect(fits(kobo, either(percent, kobo))).toBe(true);
  });

  it("holds written texts to the list that a place names", () => {
    expect(fits(oneOf("good"), oneOf("good", "warn"))).toBe(true);
    expect(fits(oneOf("goood"), oneOf("good", "warn"))).toBe(false);
  });

  it("takes what nobody can list beforehand only where what runs holds it to the list", () => {
    expect(fits(text, oneOf("good", "warn"))).toBe(false);
    expect(fits(text, oneOf("good", "warn"), { held: true })).toBe(true);
    expect(fits(oneOf("good", "bad"), oneOf("good", "warn"), { held: true })).toBe(false);
  });

  it("holds codes to those that are known, and takes no code for a count or for another's code", () => {
    const status: Type = { is: "number", unit: "code", known: [40, 50, 60] };
    expect(fits({ is: "number", only: [50] }, status)).toBe(true);
    expect(fits({ is: "number", only: [51] }, status)).toBe(false);
    expect(fits(status, numberOf("plain"))).toBe(false);
    expect(fits({ is: "number", unit: "code", known: [1, 2] }, status)).toBe(false);
    expect(fits({ is: "text", known: ["large"] }, { is: "text", known: ["small", "large"] })).toBe(true);
    expect(fits(text, { is: "text", known: ["small", "large"] })).toBe(false);
    // Others may come one day: a closed list is not held to by what is known.
    expect(fits({ is: "text", known: ["good"] }, oneOf("good", "warn"))).toBe(false);
  });

  it("takes no text of something else, no id and none that was joined where a phone number is asked for", () => {
    const phone: Type = { is: "text", holds: "phone number" };
    const found: readonly (readonly [Type, boolean])[] = [
      [phone, true],
      [text, true],
      [oneOf(""), true],
      [{ is: "text", holds: "name" }, false],
      [{ is: "text", id: "loan" }, false],
      [{ is: "text", joined: true }, false],
      [either(phone, { is: "text", holds: "name" }), false],
      [either(phone, { is: "text", joined: true }), false],
    ];
    for (const [type, fitting] of found) expect([inWords(type), fits(type, phone)]).toEqual([inWords(type), fitting]);
    expect(fits(phone, text)).toBe(true);
    expect(meets(phone, { is: "text", holds: "name" })).toBe(false);
  });

  it("looks into lists and objects", () => {
    expect(fits(listOf(kobo), listOf(percent))).toBe(false);
    expect(fits(object({ amount: percent }), object({ amount: kobo }))).toBe(false);
    expect(fits(object({ amount: kobo, more: text }), object({ amount: kobo }))).toBe(true);
  });
});

describe("meets", () => {
  it("says whether two values can ever be the same", () => {
    expect(meets(text, number)).toBe(false);
    expect(meets(kobo, percent)).toBe(false);
    expect(meets(oneOf("a", "b"), oneOf("b", "c"))).toBe(true);
    expect(meets(oneOf("a"), oneOf("c"))).toBe(false);
    expect(meets(anything, percent)).toBe(true);
  });
});

it("says a type in words, with where it comes from", () => {
  expect(withOrigin({ ...percent, from: "schemas/entities/key-facts.schema.json apr" })).toBe(
    "a rate in percent (schemas/entities/key-facts.schema.json apr)",
  );
  expect(inWords(either(listOf(text), nothing))).toBe("a list of texts or nothing");
  expect(inWords(present(either(text, nothing)))).toBe("a text");
  expect(inWords(oneOf("front", "post"))).toBe('one of "front", "post"');
});

it("takes what only says what is counted for a plain number", () => {
  expect(["kobo", "digits", "working days", undefined].map(unitOf)).toEqual(["kobo", "plain", "working days", "plain"]);
});
