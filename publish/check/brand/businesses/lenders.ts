import { type EffectiveBrand, pairName } from "../../../documents/compose-brand.ts";
import { entries, valueAt } from "../../../documents/entries.ts";
import { messages } from "../../../faults/messages.ts";
import type { Check, Checking } from "../../given/checking.ts";
import { publishedAs } from "./published-as.ts";
import { setBy } from "../set-by.ts";
import { tellingOnce } from "../told-once.ts";

/** A lender as a brand names him: as the regulator knows him, and by law. */
const values = ["licence", "legalName"] as const;

interface Lender {
  readonly brand: EffectiveBrand;
  readonly licence: string;
  readonly legalName: string;
}

/**
 * A licence is one lender's, and a lender has one: two brands that share either share both, or one of them says who
 * lends as nobody has approved it. Two businesses may be one lender's. Told at the value that is otherwise than
 * published, else at the later brand.
 */
export const checkLenders: Check = ({ project, behaviour, report }) => {
  const tell = tellingOnce({ project, report });
  const known: Lender[] = [];
  for (const lender of lendersOf(project)) {
    const other = known.find((one) => isHalfOf(one, lender));
    if (!other) known.push(lender);
    else {
      const shared = lender.licence === other.licence ? "licence" : "legalName";
      const told = otherThanPublished([lender, other], shared, { project, behaviour }) ?? { ...lender, path: [shared] };
      const [own, beside] = told.brand === other.brand ? [other, lender] : [lender, other];
      tell(told.brand, told.path, messages.lendersDiffer(own, beside, pairName(beside.brand), shared));
    }
  }
};

/** Each brand of another lender than those before it; what base gives to all is nobody's yet. */
const lendersOf = ({ brands, base }: Checking["project"]): readonly Lender[] =>
  brands.flatMap((brand) => {
    const { licence, legalName } = entries(brand.value);
    if (typeof licence !== "string" || typeof legalName !== "string") return [];
    return values.some((name) => setBy(brand, [name]) === base?.file) ? [] : [{ brand, licence, legalName }];
  });

const isHalfOf = (one: Lender, other: Lender): boolean =>
  (one.licence === other.licence) !== (one.legalName.toLowerCase() === other.legalName.toLowerCase());

/** The first value of lenders, of the one that they share before others, that was published as something else. */
function otherThanPublished(
  lenders: readonly Lender[],
  shared: (typeof values)[number],
  given: Pick<Checking, "project" | "behaviour">,
): { readonly brand: EffectiveBrand; readonly path: readonly string[] } | undefined {
  return [shared, ...values]
    .flatMap((name) => lenders.map(({ brand }) => ({ brand, path: [name] })))
    .find(({ brand, path }) => {
      const published = publishedAs(brand, path, given);
      return published !== undefined && published !== valueAt(brand.value, path);
    });
}
