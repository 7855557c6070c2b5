import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { svgFault } from "./svg-fault.ts";

const svg = (inner: string, said = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"${said}>\n${inner}\n</svg>`;

it.each([
  svg('<path d="M0 0h8v8z" fill="#0B6655"/>'),
  svg('<defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient></defs><rect fill="url(#g)"/>'),
  svg("<rect fill=\"url('#g')\"/>"),
  svg('<symbol id="a"><circle r="2"/></symbol><use href="#a"/><title>A &amp; B</title>'),
  readFileSync("brands/assets/calendar.svg", "utf8"),
])("B4 a drawing that only draws is taken: %#", (text) => expect(svgFault(text)).toBeUndefined());

it.each([
  [svg("<script>alert(1)</script>"), "<script>"],
  [svg('<path d="M0 0" onload="alert(1)"/>'), '"onload" of <path>'],
  [svg("<foreignObject/>"), "<foreignObject>"],
  [svg("<style>*{display:none}</style>"), "<style>"],
  [svg('<path d="M0 0" style="fill:red"/>'), '"style" of <path>'],
  [svg('<image href="https://evil.example/x.png"/>'), "<image>"],
  [
    svg('<use href="https://evil.example/x.svg#a"/>'),
    '"href" of <use>, which refers to "https://evil.example/x.svg#a"',
  ],
  [svg('<use href="data:image/svg+xml,x"/>'), '"href" of <use>, which refers to "data:image/svg+xml,x"'],
  [
    svg('<rect fill="url(https://evil.example/x)"/>'),
    '"fill" of <rect>, which refers to "url(https://evil.example/x)"',
  ],
  [
    svg('<rect fill="url( &#34;//evil.example/x&#34;)"/>'),
    '"fill" of <rect>, which refers to "url( \\"//evil.example/x\\")"',
  ],
  [svg("<a><rect/></a>"), "<a>"],
  [svg("<animate/>"), "<animate>"],
  [svg("<set/>"), "<set>"],
  [svg("", ' xmlns:x="https://evil.example"'), '"xmlns:x" of <svg>'],
  [`<!DOCTYPE svg [<!ENTITY x "y">]>${svg("")}`, "a <!DOCTYPE>, which may declare entities"],
  [`<?xml-stylesheet href="x.css"?>${svg("")}`, "<?xml-stylesheet?>"],
  [svg("<path>"), "what is no XML: unexpected close tag."],
  ["<html/>", "<html>"],
  ["", "what is no XML: document must contain a root element."],
])("R1 what does more than draw is refused: %s", (text, found) => expect(svgFault(text)?.found).toBe(found));

it("R1 it is told where it stands", () => {
  expect(svgFault(svg("<script>alert(1)</script>"))).toMatchObject({ line: 2 });
});
