import { brandMessages } from "./brand-messages.ts";
import { behaviourMessages } from "./behaviour-messages.ts";
import { contractMessages } from "./contract-messages.ts";
import { formMessages } from "./form-messages.ts";
import { meaningMessages } from "./meaning-messages.ts";
import { typeMessages } from "./type-messages.ts";
import { listed, quoted, say } from "./say.ts";
import { disclosureMessages } from "./disclosure-messages.ts";
import { textMessages } from "./text-messages.ts";
import { syntax } from "./syntax.ts";

/** What of a document is measured. */
export type Cap = "bytes" | "depth" | "nodes" | "text";

const capWords: Readonly<Record<Cap, string>> = {
  bytes: "bytes in a file",
  depth: "levels",
  nodes: "values in a file",
  text: "characters in a text",
};

/** Beyond so many names the nearest one says more than all of them. */
const MANY = 20;

/**
 * Every text that the checker says, in one place. A message says what was expected, then what was found.
 * Codes: 1 reading, 2 schema, 3 references, 4 expressions and paths, 5 decisions and rules, 6 brands, 7 texts.
 */
export const messages = {
  malformed: (problem: string) => say("E101", `malformed JSON: ${syntax[problem] ?? problem}`),
  notUtf8: () => say("E107", "expected a file saved as UTF-8, found a character that is none (saved as Latin-1?)"),
  unreadable: (found: string) => say("E108", `expected a file that can be read, found ${found}`),
  byteOrderMark: () =>
    say(
      "E109",
      'expected a file saved as UTF-8 without a byte order mark, found one: save it as "UTF-8", not "UTF-8 with BOM"',
    ),
  duplicateKey: (key: string, first: string) =>
    say("E102", `expected each key once, found "${key}" again; the first is at ${first}`),
  refusedKey: (key: string) => say("E103", `expected another key, found "${key}", which is refused everywhere`),
  cap: (cap: Cap, most: number, found: number) =>
    say(
      "E104",
      `expected at most ${most} ${capWords[cap]}, found ${cap === "bytes" || cap === "text" ? found : "more"}`,
    ),
  notAnObject: (found: string) => say("E106", `expected a document to be an object, found ${found}`),
  unknownKind: () => say("E105", "expected a document of a known kind in its folder, found another name or place"),

  unknownProperty: (name: string, nearest?: string) =>
    say("E201", `expected a known property, found ${quoted(name)}`, nearest),
  missingProperty: (name: string) => say("E202", `expected property "${name}", found none`),
  wrongType: (expected: string, found: string) => say("E203", `expected ${expected}, found ${found}`),
  notInList: (allowed: readonly unknown[], found: unknown, nearest?: string) =>
    say(
      "E204",
      `expected one of ${nearest && allowed.length > MANY ? `${allowed.length} names` : listed(allowed)}, found ${quoted(found)}`,
      nearest,
    ),
  pattern: (pattern: string, found: unknown, words?: unknown) =>
    say("E205", `expected ${typeof words === "string" ? words : `a text like ${pattern}`}, found ${quoted(found)}`),
  limit: (limit: string, found: string) => say("E206", `expected ${limit}, found ${found}`),
  otherwiseWrong: (rule: string) => say("E207", `expected what the schema says, found another: ${rule}`),
  notSchema: (why: string) =>
    say(
      "E211",
      `expected a JSON Schema, found one that is not: ${why.replace(/^schema is invalid: /, "").split(", ")[0]}`,
    ),
  oneMarker: () => say("E210", 'expected exactly one of "$" and "$t", found more beside it'),
  sayNothing: (key: string, why: string) => say("E212", `expected no "${key}", found it: ${why}; leave it out`),
  propOfNode: (name: string) =>
    say("E213", `expected a name of its own for a prop, found "${name}", which every widget is handed by its node`),
  notForWidget: (key: string, widget: string) => say("E208", `expected what widget ${widget} takes, found "${key}"`),
  notForVerb: (key: string, verb: string) => say("E209", `expected what a step "${verb}" takes, found "${key}"`),

  wrongSchema: (expected: string, found: string) =>
    say("E313", `expected $schema to lead to ${expected}, found ${quoted(found)}`),
  idNotFile: (id: string, expected: string) =>
    say("E301", `expected ${quoted(expected)} as the file is named, found ${quoted(id)}`),
  duplicateId: (what: string, id: string, other: string) =>
    say("E302", `expected each ${what} once, found ${quoted(id)}, which is already in ${other}`),
  unknown: (what: string, name: string, nearest?: string) =>
    say("E303", `expected a known ${what}, found ${quoted(name)}`, nearest),
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

  movesUnsaid: (call: string) =>
    say("E324", `expected "moves" with what call ${call}, which writes, does to the money that it is told, found none`),
  notOnce: (call: string) =>
    say("E325", `expected "once" with the call that tells what became of call ${call}, which moves money, found none`),
  notDecided: (call: string, moves: string) =>
    say("E326", `expected "after" with the decision that allows call ${call}, which moves ${moves}, found none`),
  movesNothing: (call: string) => say("E327", `expected no "moves" of call ${call}, which is a read, found it`),
  ofOtherKind: (call: string, key: string, write: boolean) =>
    say(
      "E349",
      `expected "${key}" of ${write ? "reads" : "writes"} alone, found it in call ${call}, which ${write ? "writes" : "reads"}`,
    ),
  notAsked: (call: string) =>
    say("E328", `expected the id of a call that takes a "key" and is made as often as asked, found ${quoted(call)}`),

  neverFilled: (field: string, why: string) =>
    say(
      "E350",
      `expected a widget with "bind": "form.${field}", a step that writes it or "start", since ${why}, found no way to fill it in`,
    ),

  readWrites: (call: string) =>
    say(
      "E351",
      `expected a call that reads, found ${quoted(call)}, which writes: it would be made whenever the screen opens`,
    ),

  gapTwice: (read: string) =>
    say(
      "E331",
      `expected "optional": "quiet" of "${read}", found another, although the screen says itself that it failed, and tries again`,
    ),
  gapUnsaid: (read: string) =>
    say(
      "E332",
      `expected a node that reads the status of "${read}", or "optional": true, found nothing that says that it failed`,
    ),

  addressClaims: () =>
    say(
      "E333",
      "expected the answer of a read in the same condition, found the address alone, which chooses what is said here",
    ),

  unbounded: (what: string, keys: string) => say("E329", `expected ${keys} of this ${what}, found none`),

  notPaged: (read: string, screen: string) =>
    say("E334", `expected a read of ${screen} whose call has "pages", found ${quoted(read)}`),
  unreachableRest: (read: string) =>
    say(
      "E335",
      `expected an "each" with "more": ${quoted(read)}, or "first": true where the first page is enough, found nothing here that shows the rest of what comes in pages`,
    ),
  needlessFirst: (read: string) =>
    say(
      "E336",
      `expected "first" of a list in pages of which nothing here shows the rest, found it at ${quoted(read)}`,
    ),

  askedTwice: (screen: string, call: string, read: string) =>
    say(
      "E337",
      `expected "do": "read" with { "read": "${read}" }, which asks ${call} for the guard of ${screen} too, found "call"`,
    ),

  hiddenRow: () =>
    say(
      "E338",
      'expected each element of the list to show, found "when" beside "each": filter the list in "each", so that its window is filled',
    ),
  hiddenRowBy: (part: string) =>
    say(
      "E339",
      `expected each element of the list to show, found all of part "${part}" under "when": filter the list in "each", so that its window is filled`,
    ),

  mockBreaks: (call: string, place: string, why: string) =>
    say("E330", `expected what the answer of ${call} may be, found a breach at ${quoted(place)}: ${why}`),

  unknownOperator: (name: string, nearest?: string) =>
    say("E401", `expected a known operator, found ${quoted(name)}`, nearest),
  arity: (operator: string, expected: string, found: string) =>
    say("E402", `operator ${quoted(operator)}: expected ${expected}, found ${found}`),
  expressionShape: (expected: string, found: string) => say("E403", `expected ${expected}, found ${found}`),
  expressionCap: (expected: string, found: string) => say("E404", `expected ${expected}, found ${found}`),
  unknownRoot: (root: string, allowed: readonly string[], nearest?: string) =>
    say("E405", `expected a path that starts with one of ${allowed.join(", ")}, found ${quoted(root)}`, nearest),
  rootNotHere: (root: string, where: string) => say("E406", `expected "${root}" only ${where}, found it here`),
  undeclared: (what: string, name: string, nearest?: string) =>
    say("E407", `expected a declared ${what}, found "${name}"`, nearest),
  notInAnswer: (path: string, call: string, nearest?: string) =>
    say("E408", `expected a field of the answer of ${call}, found "${path}"`, nearest),
  neverWritten: (path: string, nearest?: string) =>
    say("E411", `expected a path that something writes, found "${path}"`, nearest),
  literalPath: (text: string) =>
    say(
      "E414",
      `expected ${quoted({ var: text })} inside an operator, found ${quoted(text)}, which is a literal there`,
    ),
  unsafePattern: (pattern: string, why: string) =>
    say("E409", `expected a pattern that ends soon, found ${quoted(pattern)}, which may take very long: ${why}`),
  badPattern: () => say("E410", "expected a regular expression, found one that cannot be read"),

  noise: (shorter: unknown, found: string, why: string) =>
    say("E413", `expected ${quoted(shorter)}, which says the same, found ${found} ${why}`),

  notAtOnce: (operator: string) =>
    say(
      "E412",
      `expected an operator of the first script (lending/operators/entry.ts) on the first screen, found "${operator}"`,
    ),

  rowTwice: (id: string) => say("E501", `expected each row once, found "${id}" twice`),
  rowWithoutCase: (id: string) => say("E502", `expected at least one case of row "${id}", found none`),
  caseRowUnknown: (id: string, nearest?: string) =>
    say("E503", `expected the id of a row or "undecided", found "${id}"`, nearest),
  caseMisses: (expected: string, found: string, why: string) =>
    say("E504", `expected row "${expected}", found "${found}": ${why}`),
  rowShadowed: (id: string, by: string) =>
    say("E505", `expected row "${id}" where it can be taken, found it after row "${by}", which takes everything`),
  lastRowHasCondition: () => say("E506", "expected the last row without `when`, found one with it"),
  caseIsUsual: () => say("E508", "expected what differs from `usual`, found the same; leave it out"),
  neverUsual: () =>
    say("E509", "expected it in the cases alone, found it where every case says something else; leave it out"),
  caseInput: (decision: string, name: string, nearest?: string) =>
    say("E507", `expected an input of decision ${decision}, found ${quoted(name)}`, nearest),

  ...formMessages,
  ...brandMessages,
  ...disclosureMessages,
  ...textMessages,
  ...contractMessages,
  ...behaviourMessages,
  ...meaningMessages,
  ...typeMessages,

  textMissing: (key: string, language: string, nearest?: string) =>
    say("E701", `expected a text in ${language}, found none of ${quoted(key)}`, nearest),
  placeholdersDiffer: (
    key: string,
    language: string,
    model: string,
    missing: readonly string[],
    extra: readonly string[],
  ) =>
    say(
      "E702",
      `expected ${quoted(key)} to say the same in ${language} as in ${model}, found ${[
        ...(missing.length > 0 ? [`missing ${missing.map((said) => `{{${said}}}`).join(", ")}`] : []),
        ...(extra.length > 0 ? [`in excess ${extra.map((said) => `{{${said}}}`).join(", ")}`] : []),
      ].join("; ")}`,
    ),
  formDiffers: (found: string, expected: string) => say("E709", `expected {{${expected}}}, found {{${found}}}`),
  blankText: (words: string) => say("E708", `expected words that can be seen, found ${quoted(words)}`),
  argMissing: (key: string, name: string) =>
    say("E703", `expected "${name}" in args, which text ${quoted(key)} needs, found none`),
  argUnknown: (key: string, name: string, nearest?: string) =>
    say("E704", `expected a placeholder of text ${quoted(key)}, found ${quoted(name)}`, nearest),
  textUnused: (key: string) => say("E705", `expected a use of text ${quoted(key)}, found none`),
  wordsInDocument: (words: string) =>
    say("E707", `expected { "$t": key } for words that the borrower reads, found ${quoted(words)}`),
  textInOtherLanguageOnly: (key: string, other: string, nearest?: string) =>
    say("E706", `expected a text in ${other} too, found none of ${quoted(key)}`, nearest),
} as const;
