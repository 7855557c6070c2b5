import { brand } from "./brand.ts";
import { decision } from "./decision.ts";
import { dialog } from "./dialog.ts";
import type { Kind } from "./kind.ts";
import { part } from "./part.ts";
import { policy } from "./policy.ts";
import { rule } from "./rule.ts";
import { screen } from "./screen.ts";
import { widget } from "./widget.ts";

/** What `npm run new` makes, in the order of its help. */
export const kinds: readonly Kind[] = [widget, screen, part, dialog, decision, rule, policy, brand];
