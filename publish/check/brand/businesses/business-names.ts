import type { EffectiveBrand } from "../../../documents/compose-brand.ts";
import { entries, valueAt } from "../../../documents/entries.ts";
import { messages } from "../../../faults/messages.ts";
import type { Check, Checking } from "../../given/checking.ts";
import { grouped } from "../../memo/grouped.ts";
import { publishedAs } from "./published-as.ts";
import { setBy } from "../set-by.ts";
import { tellingOnce } from "../told-once.ts";

/**
 * Two businesses bear two names, whoever stands behind them (two may have one legal name): a borrower who owes one of
 * them would not know which. What pairs of one business bear is theirs, as long as one lender stands behind them. Told
 * where the name is another's.
 */
export const checkBusinessNames: Check = ({ project, behaviour, report }) => {
  const tell = tellingOnce({ project, report });
  for (const [, brands] of bearersOf(project)) {
    const businesses = [...new Set(brands.map(({ business }) => business))];
    if (businesses.length < 2) {
      for (const [brand, owner] of ofOtherLenders(brands, { project, behaviour }))
        tell(brand, ["name"], messages.nameTwice(lenderOf(owner), nameOf(brand)));
      continue;
    }
    const own = brands.filter((brand) => isItsOwn(brand, { project, behaviour }));
    const [owner, ...owners] = new Set(own.map(({ business }) => business));
    const others = brands.filter(({ business }) => business !== (owner ?? businesses[0]));
    if (owner !== undefined && owners.length === 0)
      for (const brand of others) tell(brand, ["name"], messages.nameTwice(`business ${owner}`, nameOf(brand)));
    // Nothing tells whose it was: it is said once, in words that are right for whichever was edited.
    else
      for (const brand of others.slice(0, 1))
        tell(brand, ["name"], messages.businessesShare(nameOf(brand), businesses));
  }
};

/** The brands of one business behind which stands another lender than behind the one whose name they bear, and that one. */
function ofOtherLenders(
  brands: readonly EffectiveBrand[],
  given: Pick<Checking, "project" | "behaviour">,
): readonly (readonly [brand: EffectiveBrand, owner: EffectiveBrand])[] {
  if (new Set(brands.map(legalOf)).size < 2) return [];
  const owner = brands.find((brand) => isItsOwn(brand, given));
  if (!owner) return [];
  return brands.filter((brand) => legalOf(brand) !== legalOf(owner)).map((brand) => [brand, owner]);
}

const lenderOf = (brand: EffectiveBrand): string =>
  `brand ${brand.business}-${brand.channel}, another lender's (${legalOf(brand)})`;

const legalOf = ({ value }: EffectiveBrand): string => String(valueAt(value, ["legalName"]));

const nameOf = ({ value }: EffectiveBrand): string => String(valueAt(value, ["name"]));

/** The brands that bear each name, however it is written; a name that base gives to all is nobody's yet. */
const bearersOf = ({ brands, base }: Checking["project"]): ReadonlyMap<string, readonly EffectiveBrand[]> =>
  grouped(
    brands.flatMap((brand) => {
      const { name } = entries(brand.value);
      if (typeof name !== "string" || setBy(brand, ["name"]) === base?.file) return [];
      return [[name.toLowerCase(), brand] as const];
    }),
  );

/**
 * Whether a name is the brand's own by the legal name behind it, as that was published: nothing else tells whose it was
 * before somebody gave it to another as well.
 */
function isItsOwn(brand: EffectiveBrand, given: Pick<Checking, "project" | "behaviour">): boolean {
  const { name, legalName } = entries(brand.value);
  const legal = publishedAs(brand, ["legalName"], given) ?? legalName;
  return typeof legal === "string" && `${legal} `.toLowerCase().startsWith(`${String(name)} `.toLowerCase());
}
