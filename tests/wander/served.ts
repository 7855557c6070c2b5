import { bootOf } from "../../app/testing/boot.ts";
import { withBrandWords } from "../../lending/format/brand-words.ts";
import { spokenLanguage } from "../../publish/page/spoken-language.ts";
import { figuresIn } from "./money.ts";

const languages = ["en_US", "zh_CN"];
const textAddresses = Object.fromEntries(languages.map((language) => [language, `/texts/${language}`]));

/** The texts of each language, as the host serves them: by address. */
export const files = Object.fromEntries(
  languages.map((language) => [`/texts/${language}`, bootOf("718", "302", language, "/login").texts]),
);

/** What a page of this brand starts with for who chose a language (B7); where it lets one choose, it can change to the other. */
export const bootFor = (business: string, channel: string, chosen = "en_US") => {
  const { brand } = bootOf(business, channel, "en_US", "/login");
  return { ...bootOf(business, channel, spokenLanguage(brand, chosen), "/login"), textAddresses };
};

/** The amounts that a brand names by itself, in kobo: in its values and in the words of every screen. */
export const amountsOf = (brand: ReturnType<typeof bootOf>["brand"]): ReadonlySet<number> =>
  new Set([
    ...Object.values(files)
      .flatMap((texts) => Object.values(texts))
      .flatMap((text) =>
        text.includes("₦") || text.includes("{{brand.") ? figuresIn(withBrandWords(text, brand)) : [],
      ),
    ...numbersIn(brand.constants),
    ...numbersIn(brand.claims),
    exampleCost(brand.constants.fallbackProduct),
  ]);

/** What the least a brand lends costs, which it says before anybody is known, kobo (domain.md, section 2: cost of a loan). */
const exampleCost = ({ min, rate }: { readonly min: number; readonly rate: number }): number => {
  const charge = min * rate;
  return Math.round(charge + charge * (1 - 0.05) * 0.075);
};

const numbersIn = (value: unknown): readonly number[] =>
  [...JSON.stringify(value).matchAll(/\d+/g)].map(([figure]) => Number(figure));
