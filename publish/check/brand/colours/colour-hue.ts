/** So little between its strongest and its weakest part, of 255, that nobody would say which colour it is. */
const GREY = 8;

/** The hue of a colour (#RRGGBB) in degrees, red at 0 and green at 120; undefined of a grey, and of anything else. */
export function hue(colour: unknown): number | undefined {
  const found = typeof colour === "string" ? /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour) : null;
  const [red = 0, green = 0, blue = 0] = found?.slice(1).map((part) => Number.parseInt(part, 16)) ?? [];
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (!found || range < GREY) return undefined;
  const sixth =
    most === red ? (green - blue) / range : most === green ? (blue - red) / range + 2 : (red - green) / range + 4;
  return Math.round(sixth * 60 + 360) % 360;
}
