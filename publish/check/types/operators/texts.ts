import { shown } from "../shown.ts";
import { alternatives, boolean, either, listOf, numberOf, text, type Type } from "../type.ts";
import { type Signatures, taken } from "./signature.ts";

/** So many texts that others come to are listed. */
const MANY = 100;

/** What some texts come to one after the other: each of these, where all that they can be is known. */
function joined(given: readonly Type[]): Type {
  let all: readonly string[] = [""];
  let isOpen = false;
  for (const type of given) {
    const parts = alternatives(type).filter(({ is }) => is !== "nothing");
    const listed = parts.map((one): readonly (string | number)[] | undefined =>
      one.is === "text" || one.is === "number" ? (one.only ?? one.known) : undefined,
    );
    const values = listed.flatMap((each): readonly (string | number)[] => each ?? []);
    if (listed.length === 0 || listed.includes(undefined) || all.length * values.length > MANY)
      return { is: "text", joined: true };
    isOpen ||= parts.some((one) => (one.is === "text" || one.is === "number") && one.only === undefined);
    all = all.flatMap((before) => values.map((value) => `${before}${value}`));
  }
  return isOpen ? { is: "text", known: all } : { is: "text", only: all };
}

export const texts: Signatures = {
  cat: {
    says: "Texts and plain numbers joined to one text; an amount, a moment and a rate want their own operator first.",
    takes: [taken("part", either(shown, numberOf("code")))],
    again: 1,
    gives: text,
    givesOf: joined,
    givesInWords: "a text",
    example: { expression: { cat: ["/baseInfo/", { var: "page" }] }, given: { page: 3 }, comes: "/baseInfo/3" },
  },
  matches: {
    says: "Whether a text is like a pattern that is written there.",
    takes: [taken("text", text), taken("pattern", text)],
    gives: boolean,
    example: { expression: { matches: [{ var: "pin" }, "^[0-9]{4}$"] }, given: { pin: "1234" }, comes: true },
  },
  "allowed-url": {
    says: "Whether an address is https and its host is one of a list; `.example.com` in it stands for all below.",
    takes: [taken("address", text), taken("hosts", listOf(text))],
    gives: boolean,
    example: {
      expression: { "allowed-url": [{ var: "link" }, ["guide.example.com"]] },
      given: { link: "https://guide.example.com/start" },
      comes: true,
    },
  },
};
