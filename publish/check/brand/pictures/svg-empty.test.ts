import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { svgEmpty } from "./svg-empty.ts";

const svg = (inner: string, said = 'viewBox="0 0 8 8"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${said}>${inner}</svg>`;
const dot = '<circle cx="4" cy="4" r="3"/>';

it.each([
  svg(dot),
  svg(dot, 'width="24" height="24px"'),
  svg('<g fill="none" stroke="#0B6655"><path d="M0 0h8"/></g>'),
  svg('<g fill="none"><path fill="red" d="M0 0h8v8z"/></g>'),
  svg('<line x2="8" stroke="red"/>'),
  svg(`<defs><g id="a">${dot}</g></defs><use href="#a"/>`),
  readFileSync("brands/assets/calendar.svg", "utf8"),
])("B4 a drawing that shows something is taken: %#", (text) => expect(svgEmpty(text)).toBeUndefined());

const noShape = "no shape in it";
const unpainted = "no shape with a colour and a size in it";

it.each([
  [svg(""), noShape],
  [svg("<title>Kestrow</title><g/>"), noShape],
  [svg(`<defs>${dot}</defs>`), noShape],
  [svg(`<clipPath id="c">${dot}</clipPath>`), noShape],
  [svg('<path d="M0 0h8v8z" fill="none"/>'), unpainted],
  [svg(`<g fill="none">${dot}</g>`), unpainted],
  [svg('<path d="M0 0h8" fill="none" stroke="red" stroke-width="0"/>'), unpainted],
  [svg('<rect fill-opacity="0" width="8" height="8"/>'), unpainted],
  [svg(`<g opacity="0">${dot}</g>`), unpainted],
  [svg('<line x2="8"/>'), unpainted],
  [svg('<rect width="0" height="8"/><circle/>'), unpainted],
  [svg("<path/>"), unpainted],
  [svg(dot, 'viewBox="0 0 0 0"'), '"viewBox" of <svg> as "0 0 0 0", which has no size'],
  [svg(dot, 'viewBox="0 0 8"'), '"viewBox" of <svg> as "0 0 8", which has no size'],
  [svg(dot, 'viewBox="0 0 8 -8"'), '"viewBox" of <svg> as "0 0 8 -8", which has no size'],
  [svg(dot, 'width="0" height="8"'), '"width" of <svg> as "0", which is no size'],
])("B4 a drawing that shows nothing is told: %s", (text, found) => expect(svgEmpty(text)).toBe(found));
