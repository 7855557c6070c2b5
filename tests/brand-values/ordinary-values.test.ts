import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { check } from "../check.ts";
import { formatFault } from "../../publish/check/given/report.ts";
import { entries } from "../../publish/documents/entries.ts";
import schema from "../../schemas/brand.schema.json" with { type: "json" };

vi.setConfig({ testTimeout: 120_000 });

/** What an operator writes for a figure without thinking of anything else that is as long, as many or as much. */
const ordinary = [1, 2, 3, 5, 7, 10, 15, 20, 24, 30, 60, 90, 100, 120, 180, 365, 1000];

interface Figure {
  readonly type?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly number[];
  readonly properties?: Readonly<Record<string, Figure>>;
}

/** Every figure of a group has an ordinary value, another one in each round, where its bounds allow it. */
function set(figures: Readonly<Record<string, Figure>>, round: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(figures).flatMap(
      ([name, { type, minimum = 0, maximum = Infinity, enum: allowed, properties }], at): [string, unknown][] => {
        if (properties) return [[name, set(properties, round + at)]];
        const value = ordinary[(round + at) % ordinary.length] ?? 0;
        const isBetween = value >= minimum && value <= maximum && (allowed?.includes(value) ?? true);
        const fits = (type === "integer" || type === "number") && isBetween;
        return fits ? [[name, value]] : [];
      },
    ),
  );
}

/** A brand document with these figures over its own. */
function edited(file: string, round: number): [string, string] {
  const brand = entries(JSON.parse(readFileSync(file, "utf8")));
  const { claims, constants } = schema.properties;
  const group = (name: "claims" | "constants", figures: Readonly<Record<string, Figure>>) => {
    const own = entries(brand[name]);
    const found = set(figures, round);
    // What is set in parts keeps the parts that no ordinary value fits.
    const whole = Object.entries(found).map(([key, value]) => [
      key,
      typeof value === "object" ? { ...entries(own[key]), ...value } : value,
    ]);
    return { ...own, ...Object.fromEntries(whole) };
  };
  const figures = { claims: group("claims", claims.properties), constants: group("constants", constants.properties) };
  return [file, JSON.stringify({ ...brand, ...figures })];
}

it.each([0, 3, 6, 9, 12, 15])(
  "B3 whatever figure an operator sets in a business or in base, only what contradicts it is wrong (round %d)",
  (round) => {
    const overlay = new Map([
      edited("brands/business/716.brand.json", round),
      edited("brands/base.brand.json", round + 1),
    ]);
    const { errors } = check(process.cwd(), { overlay });
    // Figures that contradict each other (E608), what lenders take (E641) or a policy (E660) are told, each by its own test.
    expect(errors.filter(({ code }) => !["E608", "E641", "E660"].includes(code)).map(formatFault)).toEqual([]);
  },
);
