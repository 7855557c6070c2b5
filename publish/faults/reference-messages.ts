import { listed, quoted, type Said, say } from "./say.ts";

/** What is said of what documents name, and of the ways between them: codes E301 to E323, E340 and E341. */
export const referenceMessages = {
  wrongSchema: (expected: string, found: string, meant?: string) =>
    say("E313", `expected $schema to lead to ${expected}, found ${quoted(found)}`, meant),
  idNotFile: (id: string, expected: string) =>
    say("E301", `expected ${quoted(expected)} as the file is named, found ${quoted(id)}`),
  duplicateId: (what: string, id: string, other: string) =>
    say("E302", `expected each ${what} once, found ${quoted(id)}, which is already in ${other}`),
  unknown: (what: string, name: string, nearest?: string): Said => ({
    ...say("E303", `expected a known ${what}, found ${quoted(name)}`, nearest),
    unknown: { what, found: name },
  }),
  unknownField: (call: string, field: string, nearest?: string) =>
    say("E304", `expected a field of call ${call}, found ${quoted(field)}`, nearest),
  missingField: (call: string, field: string) =>
    say("E305", `expected field "${field}", which call ${call} needs, found none`),
  unknownParam: (target: string, name: string, nearest?: string) =>
    say("E306", `expected a param of ${target}, found ${quoted(name)}`, nearest),
  missingParam: (target: string, name: string) =>
    say("E307", `expected param "${name}", which ${target} needs, found none`),
  routeTwice: (route: string, other: string) =>
    say("E309", `expected each route once, found ${quoted(route)}, which is already the one of ${other}`),
  unknownRoute: (route: string, nearest?: string) =>
    say("E310", `expected the route of a screen, found ${quoted(route)}`, nearest),
  paramMissing: (address: string, name: string, whole: readonly string[]) =>
    say(
      "E340",
      whole.length > 0
        ? `expected one of ${listed(whole)}, found ${quoted(address)}, which lacks its ${name}`
        : `expected ${quoted(address)} with its ${name} after it, found none`,
    ),
  queryMissing: (address: string, name: string) =>
    say("E341", `expected ${name} in the query of ${quoted(address)}, which shows nothing without it, found none`),
  unreachable: (route: string) =>
    say(
      "E311",
      `expected a step, tab or menu item that goes to ${quoted(route)}, or "external" with who outside leads there, found none`,
    ),
  partCycle: (chain: readonly string[]) =>
    say("E312", `expected parts that come to an end, found a circle: ${chain.join(" → ")}`),
  enterCycle: (chain: readonly string[]) =>
    say("E314", `expected entering to come to an end, found a circle: ${chain.join(" → ")}`),
  nothingToRepeat: (verb: string) =>
    say(
      "E318",
      `expected "${verb}" where a failed call is handled, found it outside the error catalogue and every "fail" branch`,
    ),
  noWayOn: (capability: string) =>
    say(
      "E315",
      `expected a "fail" branch with another way, since capability ${capability} may be refused or missing, found none`,
    ),
  useVerb: (capability: string, verb: string) =>
    say(
      "E317",
      `expected the verb "${verb}", found capability ${capability}, which takes an address past the allow-list`,
    ),
  notTold: (capability: string) =>
    say("E319", `expected the verb "bridge", since capability ${capability} may need another way, found "tell"`),
  unguarded: (call: string, decision: string) =>
    say(
      "E320",
      `expected a guard that takes decision "${decision}" and lets in by it alone, found a way to call ${call} without it`,
    ),
  noSuchRow: (decision: string, row: string) =>
    say("E321", `expected a row of decision "${decision}", found ${quoted(row)}`),
  openDoor: (decision: string) =>
    say(
      "E323",
      `expected a guard that takes decision "${decision}", which leads here, and lets in by it alone, found a way by the address`,
    ),
  nothingToEnter: () =>
    say("E322", 'expected "enter" where a guard comes to it, found it outside a screen\'s guard and every decision'),
  standInNeeds: (verb: string, field: string) =>
    say(
      "E316",
      `expected the field "${field}" among those that the request requires, since "${verb}" needs it on the web, found none`,
    ),
} as const;
