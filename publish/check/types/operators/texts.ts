import { shown } from "../shown.ts";
import { boolean, either, listOf, numberOf, text } from "../type.ts";
import { type Signatures, taken } from "./signature.ts";

export const texts: Signatures = {
  cat: {
    says: "Texts and plain numbers joined to one text; an amount, a moment and a rate want their own operator first.",
    takes: [taken("part", either(shown, numberOf("code")))],
    again: 1,
    gives: text,
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
