import { icons } from "./icons.ts";
import type { IconName } from "./names.ts";

/** An icon by name, hidden from screen readers: words stand beside it. */
export function Glyph({ name, className }: { name: IconName; className?: string }) {
  const Named = icons[name];
  return <Named className={className} aria-hidden="true" />;
}
