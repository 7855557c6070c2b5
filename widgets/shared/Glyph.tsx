import { icons } from "./icons.ts";

/** Names of the icons that a document may use. */
export type GlyphName = keyof typeof icons;

/** An icon by name, hidden from screen readers: words stand beside it. */
export function Glyph({ name, className }: { name: GlyphName; className?: string }) {
  const Named = icons[name];
  return <Named className={className} aria-hidden="true" />;
}
