import { listed, quoted, say, warn } from "./say.ts";

/** Who lends, as a brand says it. */
interface Lender {
  readonly licence: string;
  readonly legalName: string;
}

/** What is said of brands and their slides: codes E6xx. */
export const brandMessages = {
  unknownBrandKey: (key: string, nearest?: string) =>
    say("E601", `expected a key of the base brand, found ${quoted(key)}`, nearest),
  brandDead: () =>
    say("E604", "expected a document, a text, a stylesheet or code to read this value, found none that does"),
  flagNeeds: (brand: string, flag: string, other: string, own: string) =>
    say(
      "E605",
      `brand ${brand}: expected ${other} on while ${flag} is, which needs it, found it off: put ${flag} off first; if that brand alone is to have another value, write it in ${own}`,
    ),
  brandContradicts: (brand: string, expected: string, other: string, found: unknown) =>
    say("E608", `brand ${brand}: expected ${expected}, as ${other} says, found ${quoted(found)}`),
  routeClosed: (brand: string, name: string, address: string, flag: string) =>
    say(
      "E620",
      `brand ${brand}: expected a screen that is open, found ${name} lead to ${quoted(address)}, which flag ${flag}, which is off, closes`,
    ),
  brandIncomplete: (brand: string, key: string) => say("E602", `brand ${brand}: expected "${key}", found none`),
  contrast: (brand: string, ink: string, ground: string, least: number, found: number) =>
    say(
      "E603",
      `brand ${brand}: expected contrast of ${ink} on ${ground} at least ${least}, found ${found.toFixed(2)}`,
    ),
  brandFileName: (expected: string) =>
    say("E606", `expected a pair of a business and a channel that exist, found ${quoted(expected)}`),
  untilBeforeFrom: (from: string, until: string) =>
    say(
      "E614",
      `expected a last day that is not before the first, ${from}, found ${quoted(until)}: it would never show`,
    ),
  noSuchDay: (day: string, nearest?: string) =>
    say("E609", `expected a day of the calendar as yyyy-MM-dd, found ${quoted(day)}`, nearest),
  slideTwice: (id: string) => say("E610", `expected each id once in a list, found slide ${quoted(id)} twice`),
  slidesUnshown: (sections: readonly string[]) =>
    say(
      "E611",
      `expected one of the sections ${listed(sections)} in home.order of a brand, found none: no brand shows these`,
    ),
  slideEnded: (id: string, until: string) =>
    say("E617", `slide ${quoted(id)} ended on ${until}: nobody sees it any more; take it out or give it another day`),
  holidaysEnd: (name: string, again: string) =>
    say(
      "E619",
      `holiday ${quoted(name)} comes again about ${again}, and its days are written down no further: add those of the next years, or payments are promised for holidays`,
    ),
  slideClosed: (screen: string, flag: string) =>
    say(
      "E615",
      `expected a screen that is open in a brand that shows this, found ${screen}, whose flag "${flag}" is off in every one: it would never show`,
    ),
  slideRefused: (address: string) =>
    say(
      "E616",
      `expected plain words between slashes, then perhaps a query, found ${quoted(address)}, which no brand follows`,
    ),
  slideElsewhere: (button: string, to: string, found: string) =>
    say(
      "E663",
      `expected ${quoted(to)} or a screen beside it, since the button says ${quoted(button)}, found ${quoted(found)}`,
    ),
  hostNotAllowed: (brand: string, host: string, nearest?: string) =>
    say("E612", `brand ${brand}: expected a host of lists.allowList, found ${quoted(host)}`, nearest),
  slideGiven: (said: string) =>
    say(
      "E618",
      `expected a value of the brand, as {{brand.claims.applyMinutes}}, found {{${said}}}, which nothing gives a slide`,
    ),
  hostOfAll: (host: string, suffix: string) =>
    say("E621", `expected a host of one owner, found ${quoted(host)}: anybody may have one under ".${suffix}"`),
  hostAsNumbers: (host: string) =>
    say("E622", `expected a host by its name, as www.example.com, found ${quoted(host)}, the address of a machine`),
  assetKind: (file: string) =>
    say("E623", `expected a picture, as .svg, .png, .jpg, .webp or .avif, found ${quoted(file)}`),
  assetUnsafe: (found: string) => say("E624", `expected what is drawn and nothing else in a picture, found ${found}`),
  assetTooLarge: (most: number, found: number) =>
    say("E625", `expected a picture of at most ${most} kB, found ${found} kB`),
  pairElsewhere: () =>
    say(
      "E651",
      `expected "pair", the brand of an address that names none, in brands/base.brand.json alone, found it in a layer, where it does nothing: take it out`,
    ),
  overridden: (by: readonly string[]) =>
    warn(
      "E626",
      `expected a value that some brand has, found one that no brand sees: ${by.join(", ")} ${by.length > 1 ? "override" : "overrides"} it`,
    ),
  openWay: (address: string, flag: string) =>
    say(
      "E627",
      `expected a way to ${quoted(address)} under flag "${flag}", which closes that screen, found one under no such condition: "when": "brand.flags.${flag}"`,
    ),
  sameTwice: (brand: string, other: string, found: unknown) =>
    say("E628", `brand ${brand}: expected another value than that of "${other}", found ${quoted(found)} again`),
  unfilled: (found: string) =>
    say("E629", `expected words as they are shown, found ${quoted(found)}, which nothing fills in here`),
  hostLeftOut: (brand: string, host: string, opens: string) =>
    say("E636", `brand ${brand}: expected ${quoted(host)}, to which ${opens} leads, found a list without it`),
  assetEmpty: (found: string) => say("E630", `expected a drawing that shows something, found ${found}`),
  testHostPublic: (brand: string, host: string, covered: string) =>
    say(
      "E631",
      `brand ${brand}: expected hosts of tests alone, found ${quoted(host)}, under which the public is at ${quoted(covered)}: the debug console would come there`,
    ),
  addressNotEnough: (address: string, state: string) =>
    say(
      "E632",
      `expected a screen that its address alone leads to, found ${quoted(address)}, which leads elsewhere while "${state}" is not set`,
    ),
  itemStays: (brand: string, item: string) =>
    say(
      "E633",
      `brand ${brand}: expected ${quoted(item)} in this menu, which no brand may leave out, found it left out`,
    ),
  nameTwice: (whose: string, name: string) =>
    say("E634", `expected a name of its own, found ${quoted(name)}, which is the name of ${whose}`),
  businessesShare: (name: string, businesses: readonly string[]) =>
    say(
      "E655",
      `expected a name for each business, found ${quoted(name)} for ${businesses.slice(0, -1).join(", ")} and ${businesses.at(-1) ?? ""}`,
    ),
  lendersDiffer: (own: Lender, other: Lender, brand: string, shared: keyof Lender) => {
    const apart = shared === "licence" ? "legalName" : "licence";
    return say(
      "E656",
      `expected one licence for one lender, found ${shared} ${quoted(own[shared])} here with ${apart} ${quoted(own[apart])}, and in brand ${brand} with ${quoted(other[apart])}`,
    );
  },
  brandAsDanger: (brand: string, colour: string, danger: string) =>
    warn(
      "E657",
      `brand ${brand}: expected a brand's colour that is not taken for that of what failed or is overdue, ${quoted(danger)}, found ${quoted(colour)}`,
    ),
  hoursBackwards: (brand: string, found: unknown) =>
    say("E658", `brand ${brand}: expected hours that begin before they end, as 08:00-20:00, found ${quoted(found)}`),
  mountTaken: (brand: string, found: unknown, whose: string, right?: string) =>
    say("E647", `brand ${brand}: expected a path of its own, found ${quoted(found)}, which is that ${whose}`, right),
  markTwice: (other: string, name: string, mark: string) =>
    warn(
      "E648",
      `expected a mark of its own, found ${quoted(mark)}, which is that of business ${other} too: who owes one of them may take ${name} for the other`,
    ),
  fontOfSigns: (font: string) =>
    say("E635", `expected fonts of letters, found ${quoted(font)}, whose signs stand in the place of letters`),
  routeMeant: (brand: string, routes: readonly string[], use: string, found: string) =>
    say(
      "E637",
      `brand ${brand}: expected ${routes.length > 1 ? `one of ${listed(routes)}` : quoted(routes[0])}, found ${quoted(found)}, a screen for something else; ${use}`,
    ),
  hueMeant: (brand: string, name: string, [from, to]: readonly [number, number], colour: string, hue?: number) =>
    say(
      "E638",
      `brand ${brand}: expected a ${name}, of a hue from ${from}° to ${to}°, found ${quoted(colour)}, ${hue === undefined ? "a grey" : `of ${hue}°`}`,
    ),
  sectionStays: (brand: string, section: string, hides: string) =>
    say(
      "E639",
      `brand ${brand}: expected section ${quoted(section)} on home, which no brand may leave out, found ${hides}`,
    ),
  risesAlone: () =>
    say(
      "E652",
      'expected "stays": true beside it, found none: a brand could leave out of home what comes first to somebody',
    ),
  sectionElsewhere: (
    brand: string,
    made: readonly string[],
    found: string,
    places: readonly string[],
    nearest?: string,
  ) =>
    say(
      "E649",
      `brand ${brand}: expected ${made.length > 0 ? listed(made) : "a section that is made for it"} in this place of home, found ${quoted(found)}, which is made for ${listed(places)}`,
      nearest,
    ),
  sectionTwice: (brand: string, section: string, other: string) =>
    say(
      "E650",
      `brand ${brand}: expected each section once on home, found ${quoted(section)}, which stands in place ${quoted(other)} already`,
    ),
  tabElsewhere: (brand: string, tab: string, address: string, found: string | undefined) =>
    say(
      "E640",
      `brand ${brand}: expected a screen of tab ${quoted(tab)}, found ${quoted(address)}, ${found === undefined ? "which is under no tab" : `which is under tab ${quoted(found)}`}`,
    ),
  tabsStay: (brand: string, tabs: readonly string[], order: readonly unknown[]) =>
    say(
      "E653",
      `brand ${brand}: expected ${listed(tabs)} among the tabs, which no brand may leave out, since screens stand under ${tabs.length > 1 ? "them" : "it"}, found ${order.length > 0 ? `${listed(order)} alone` : "none"}`,
    ),
  tabUnordered: (tab: string) =>
    warn("E654", `expected a tab that "tabs.order" of some brand names, found ${quoted(tab)}, which nobody sees`),
  sentRefused: (brand: string, field: string, asked: string, value: unknown, typed: string) =>
    say(
      "E641",
      `brand ${brand}: expected what lets somebody type ${asked}, as ${field} of the contract asks, found ${quoted(value)}, with which ${quoted(typed)} would be sent and refused`,
    ),
  slideWordsUnused: (key: string) => say("E613", `expected a slide of a brand that says ${quoted(key)}, found none`),
  dotOfOther: (path: string, found: string) =>
    say(
      "E645",
      `expected a path that is true or false, since a tap sets it to false, found ${quoted(path)}, which is ${found}`,
    ),
  dotReadElsewhere: (path: string, reader: string) =>
    say(
      "E646",
      `expected a path that only a dot reads, since a tap sets it to false, found ${quoted(path)}, which ${reader} reads too`,
    ),
} as const;
