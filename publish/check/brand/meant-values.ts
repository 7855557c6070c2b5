import { type EffectiveBrand, pairName } from "../../documents/compose-brand.ts";
import { elements, entries, valueAt } from "../../documents/entries.ts";
import { messages } from "../../faults/messages.ts";
import type { Said } from "../../faults/say.ts";
import type { SchemedValue } from "../given/brand-schema.ts";
import { addressesOf } from "../given/addresses/addresses.ts";
import type { Project } from "../given/project.ts";
import { hue } from "./colours/colour-hue.ts";

/** `screens`: a route leads to a screen that does what the route is for, of those that a project has. */
export function leadsToMeant(brand: EffectiveBrand, { path, says }: SchemedValue, project: Project): Said | undefined {
  const known = project.ofKind("screen");
  const meant = elements(says.screens).flatMap((id) => known.get(String(id)) ?? []);
  const address = valueAt(brand.value, path);
  if (meant.length === 0 || typeof address !== "string") return undefined;
  const screen = project.whole(addressesOf).screen(address);
  // Where no screen is, that is said of the address.
  if (!screen || meant.includes(screen)) return undefined;
  const routes = meant.map(({ data }) => String(entries(data).route));
  return messages.routeMeant(pairName(brand), routes, String(says.description), address);
}

/** `rises`: of two times with a hyphen between them the first is before the last. */
export function isRising(brand: EffectiveBrand, { path, says }: SchemedValue): Said | undefined {
  const found = valueAt(brand.value, path);
  if (says.rises !== true || typeof found !== "string") return undefined;
  const [from = "", to = ""] = found.split("-");
  return from < to ? undefined : messages.hoursBackwards(pairName(brand), found);
}

/** `hue`: a colour says what it is for, also to whoever reads nothing: what failed is red, what came about is green. */
export function isOfMeantHue(brand: EffectiveBrand, { path, says }: SchemedValue): Said | undefined {
  const { name, from, to } = entries(says.hue);
  const colour = valueAt(brand.value, path);
  if (typeof from !== "number" || typeof to !== "number" || typeof colour !== "string") return undefined;
  const found = hue(colour);
  const lies = found !== undefined && (from <= to ? found >= from && found <= to : found >= from || found <= to);
  return lies ? undefined : messages.hueMeant(pairName(brand), String(name), [from, to], colour, found);
}
