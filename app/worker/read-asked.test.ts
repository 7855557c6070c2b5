import { expect, it } from "vitest";
import { readAsked } from "./read-asked.ts";

const shown = { business: "716", channel: "104" };

it.each([
  ["what shows alone", { shown }, { shown }],
  [
    "with the language that was chosen",
    { shown: { ...shown, chosen: "zh_CN" } },
    { shown: { ...shown, chosen: "zh_CN" } },
  ],
  ["a language that is none", { shown: { ...shown, chosen: "../x" } }, { shown }],
  [
    "what is to be kept, of this host's parts alone",
    {
      shown,
      keep: {
        path: "/",
        language: "en_US",
        loaded: ["/assets/a.svg", "/ostrader/loan", "https://x.example/assets/a.svg", 7, null],
      },
    },
    { shown, keep: { path: "/", language: "en_US", loaded: ["/assets/a.svg"] } },
  ],
  ["a path of another host", { shown, keep: { path: "https://x.example/", language: "en_US", loaded: [] } }, undefined],
  ["no list", { shown, keep: { path: "/", language: "en_US", loaded: "/assets/a.svg" } }, undefined],
  ["numbers for codes", { shown: { business: 716, channel: 104 } }, undefined],
  ["nothing", null, undefined],
  ["a text", "keep", undefined],
  ["a list", [shown], undefined],
])("S29 a message: %s", (_what, data, read) => expect(readAsked(data)).toEqual(read));
