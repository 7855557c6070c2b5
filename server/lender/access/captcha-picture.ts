import { randomInt } from "node:crypto";

/** Seven segments of a digit in a box of 20 by 36, and which of them each digit has. */
const SEGMENTS = ["M2 2H18", "M18 2V18", "M18 18V34", "M2 34H18", "M2 18V34", "M2 2V18", "M2 18H18"];
const DIGITS = ["012345", "12", "01346", "01236", "1256", "02356", "023456", "012", "0123456", "012356"];
const CELL = 34;
const HEIGHT = 56;
const NOISE = 6;

/** Digits as a picture in a data address: strokes only, the digits themselves are not in it. */
export function drawCaptcha(code: string): string {
  const width = CELL * code.length + 12;
  const strokes = [...code].map((digit, place) => {
    const path = [...(DIGITS[Number(digit)] ?? "")].map((segment) => SEGMENTS[Number(segment)]).join("");
    const move = `translate(${12 + place * CELL + randomInt(5)} ${8 + randomInt(6)}) rotate(${randomInt(-14, 15)} 10 18)`;
    return `<path transform="${move}" d="${path}"/>`;
  });
  const lines = Array.from({ length: NOISE }, () => {
    return `<path opacity=".45" d="M${randomInt(width)} ${randomInt(HEIGHT)}L${randomInt(width)} ${randomInt(HEIGHT)}"/>`;
  });
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}" fill="none" stroke="#333" stroke-width="3" stroke-linecap="round">`;
  return `data:image/svg+xml;base64,${Buffer.from(`${open}${strokes.join("")}${lines.join("")}</svg>`).toString("base64")}`;
}
