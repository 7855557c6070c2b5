import { brandMessages } from "./brand-messages.ts";
import { contractMessages } from "./contract-messages.ts";
import { formMessages } from "./form-messages.ts";
import { meaningMessages } from "./meaning-messages.ts";
import { typeMessages } from "./type-messages.ts";
import { listed, quoted, say } from "./say.ts";
import { disclosureMessages } from "./disclosure-messages.ts";
import { textMessages } from "./text-messages.ts";

const syntax: Readonly<Record<string, string>> = {
  InvalidSymbol: "expected a JSON value, found something else",
  InvalidNumberFormat: "expected a number, found a malformed one",
  PropertyNameExpected: "expected a property name in double quotes",
  ValueExpected: "expected a value, found none",
  ColonExpected: 'expected ":" after the property name',
  CommaExpected: 'expected "," between two entries',
  CloseBraceExpected: 'expected "}", found the end of what was written',
  CloseBracketExpected: 'expected "]", found the end of what was written',
  EndOfFileExpected: "expected the end of the file, found more text",
  InvalidCommentToken: "expected JSON, found a comment",
  UnexpectedEndOfComment: "expected JSON, found a comment",
  UnexpectedEndOfString: "expected a closing quote, found the end of the line",
  UnexpectedEndOfNumber: "expected a number, found its beginning alone",
  InvalidUnicode: "expected a unicode escape of four hex digits",
  InvalidEscapeCharacter: "expected a JSON escape after the backslash",
  InvalidCharacter: "expected no control character inside a text",
};

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
  duplicateKey: (key: string, first: string) =>
    say("E102", `expected each key once, found "${key}" again; the first is at ${first}`),
  refusedKey: (key: string) => say("E103", `the key "${key}" is refused everywhere`),
  cap: (cap: Cap, most: number, found: number) =>
    say(
      "E104",
      `expected at most ${most} ${capWords[cap]}, found ${cap === "bytes" || cap === "text" ? found : "more"}`,
    ),
  notAnObject: (found: string) => say("E106", `expected a document to be an object, found ${found}`),
  unknownKind: () => say("E105", "expected a document of a known kind in its folder, found another name or place"),

  unknownProperty: (nearest?: string) => say("E201", "unknown property", nearest),
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
  otherwiseWrong: (rule: string) => say("E207", `the schema says: ${rule}`),
  notSchema: (why: string) =>
    say("E211", `expected a JSON Schema: ${why.replace(/^schema is invalid: /, "").split(", ")[0]}`),
  oneMarker: () => say("E210", 'expected exactly one of "$" and "$t", found more beside it'),
  sayNothing: (key: string, why: string) => say("E212", `expected no "${key}": ${why}; leave it out`),
  propOfNode: (name: string) =>
    say("E213", `every widget is handed "${name}" by its node: expected another name for a prop of its own`),
  notForWidget: (key: string, widget: string) => say("E208", `widget ${widget} takes no ${key}`),
  notForVerb: (key: string, verb: string) => say("E209", `a step "${verb}" takes no "${key}"`),

  wrongSchema: (expected: string, found: string) =>
    say("E313", `expected $schema to lead to ${expected}, found ${quoted(found)}`),
  idNotFile: (id: string, expected: string) =>
    say("E301", `expected ${quoted(expected)} as the file is named, found ${quoted(id)}`),
  duplicateId: (what: string, id: string, other: string) => say("E302", `${what} ${quoted(id)} is already in ${other}`),
  unknown: (what: string, name: string, nearest?: string) => say("E303", `unknown ${what} ${quoted(name)}`, nearest),
  unknownField: (call: string, nearest?: string) => say("E304", `call ${call} has no such field`, nearest),
  missingField: (call: string, field: string) => say("E305", `call ${call} needs field "${field}", found none`),
  unknownParam: (target: string, nearest?: string) => say("E306", `${target} has no such param`, nearest),
  missingParam: (target: string, name: string) => say("E307", `${target} needs param "${name}", found none`),
  routeTwice: (route: string, other: string) => say("E309", `route ${quoted(route)} is already the one of ${other}`),
  unknownRoute: (route: string, nearest?: string) => say("E310", `no screen has the route ${quoted(route)}`, nearest),
  paramMissing: (address: string, name: string, whole: readonly string[]) =>
    say(
      "E340",
      whole.length > 0
        ? `${quoted(address)} lacks its ${name}: expected one of ${listed(whole)}`
        : `${quoted(address)} lacks its ${name}: expected one after it, found none`,
    ),
  queryMissing: (address: string, name: string) =>
    say("E341", `${quoted(address)} shows nothing without its ${name}: expected it in the query, found none`),
  unreachable: (route: string) =>
    say(
      "E311",
      `nothing leads to ${quoted(route)}: expected a step, tab or menu item that goes there, or "external" with who outside leads there`,
    ),
  partCycle: (chain: readonly string[]) => say("E312", `parts use each other in a circle: ${chain.join(" → ")}`),
  enterCycle: (chain: readonly string[]) => say("E314", `entering leads round in a circle: ${chain.join(" → ")}`),
  nothingToRepeat: (verb: string) =>
    say(
      "E318",
      `found "${verb}" outside the error catalogue and every "fail" branch: expected it where a failed call is handled`,
    ),
  noWayOn: (capability: string) =>
    say(
      "E315",
      `capability ${capability} may be refused or missing: expected a "fail" branch with another way, found none`,
    ),
  useVerb: (capability: string, verb: string) =>
    say("E317", `capability ${capability} takes an address past the allow-list: expected the verb "${verb}"`),
  notTold: (capability: string) =>
    say("E319", `capability ${capability} may need another way: expected the verb "bridge", found "tell"`),
  unguarded: (call: string, decision: string) =>
    say(
      "E320",
      `call ${call} can be made from here without decision "${decision}": expected a guard that takes it and lets in by it alone`,
    ),
  noSuchRow: (decision: string, row: string) => say("E321", `decision "${decision}" has no row "${row}"`),
  openDoor: (decision: string) =>
    say(
      "E323",
      `decision "${decision}" leads here, and so does an address: expected a guard that takes it and lets in by it alone`,
    ),
  nothingToEnter: () =>
    say("E322", 'found "enter" outside a screen\'s guard and every decision: expected it where a guard comes to it'),
  standInNeeds: (verb: string, field: string) =>
    say("E316", `"${verb}" on the web needs the field "${field}": expected it among those that the request requires`),

  movesUnsaid: (call: string) =>
    say(
      "E324",
      `call ${call} writes and is told an amount of money: expected "moves" with what it does to it, found none`,
    ),
  notOnce: (call: string) =>
    say("E325", `call ${call} moves money: expected "once" with the call that tells what became of it, found none`),
  notDecided: (call: string, moves: string) =>
    say("E326", `call ${call} moves ${moves}: expected "after" with the decision that allows it, found none`),
  movesNothing: (call: string) => say("E327", `call ${call} is a read: expected no "moves"`),
  notAsked: (call: string) =>
    say("E328", `expected the id of a call that takes a "key" and is made as often as asked, found ${quoted(call)}`),

  gapTwice: (read: string) =>
    say("E331", `the screen says itself that "${read}" failed, and tries again: expected "optional": "quiet"`),
  gapUnsaid: (read: string) =>
    say("E332", `nothing says that "${read}" failed: expected a node that reads its status, or "optional": true`),

  addressClaims: () =>
    say("E333", "the address alone chooses what is said here: expected the answer of a read in the same condition"),

  unbounded: (what: string, keys: string) => say("E329", `expected ${keys} of this ${what}, found none`),

  notPaged: (read: string, screen: string) =>
    say("E334", `expected a read of ${screen} whose call has "pages", found ${quoted(read)}`),
  unreachableRest: (read: string) =>
    say(
      "E335",
      `read ${quoted(read)} comes in pages, and nothing here shows the rest: expected an "each" with "more": ${quoted(read)}, or "first": true where the first page is enough`,
    ),
  needlessFirst: (read: string) =>
    say(
      "E336",
      `expected "first" of a list in pages of which nothing here shows the rest, found it at ${quoted(read)}`,
    ),

  askedTwice: (screen: string, call: string, read: string) =>
    say(
      "E337",
      `the guard of ${screen} asks ${call} as its read "${read}" does: expected "do": "read" with { "read": "${read}" }, found "call"`,
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

  unknownOperator: (name: string, nearest?: string) => say("E401", `unknown operator ${quoted(name)}`, nearest),
  arity: (operator: string, expected: string, found: string) =>
    say("E402", `operator ${quoted(operator)} expected ${expected}, found ${found}`),
  expressionShape: (expected: string, found: string) => say("E403", `expected ${expected}, found ${found}`),
  expressionCap: (expected: string, found: string) => say("E404", `expected ${expected}, found ${found}`),
  unknownRoot: (root: string, allowed: readonly string[], nearest?: string) =>
    say("E405", `expected a path that starts with one of ${allowed.join(", ")}, found ${quoted(root)}`, nearest),
  rootNotHere: (root: string, where: string) => say("E406", `"${root}" can be read only ${where}`),
  undeclared: (what: string, name: string, nearest?: string) =>
    say("E407", `${what} "${name}" is not declared`, nearest),
  notInAnswer: (path: string, call: string, nearest?: string) =>
    say("E408", `the answer of ${call} has no "${path}"`, nearest),
  neverWritten: (path: string, nearest?: string) => say("E411", `nothing writes "${path}"`, nearest),
  literalPath: (text: string) =>
    say(
      "E414",
      `expected ${quoted({ var: text })} inside an operator, found ${quoted(text)}, which is a literal there`,
    ),
  unsafePattern: (pattern: string, why: string) => say("E409", `pattern ${quoted(pattern)} may take very long: ${why}`),
  badPattern: () => say("E410", "expected a regular expression, found one that cannot be read"),

  noise: (shorter: unknown, found: string, why: string) =>
    say("E413", `expected ${quoted(shorter)}, which says the same, found ${found} ${why}`),

  notAtOnce: (operator: string) =>
    say(
      "E412",
      `expected an operator of the first script (lending/operators/entry.ts) on the first screen, found "${operator}"`,
    ),

  rowTwice: (id: string) => say("E501", `row "${id}" is there twice`),
  rowWithoutCase: (id: string) => say("E502", `row "${id}" has no case: expected at least one`),
  caseRowUnknown: (id: string, nearest?: string) =>
    say("E503", `expected the id of a row or "undecided", found "${id}"`, nearest),
  caseMisses: (expected: string, found: string, why: string) =>
    say("E504", `expected row "${expected}", found "${found}": ${why}`),
  rowShadowed: (id: string, by: string) =>
    say("E505", `row "${id}" can never be taken: row "${by}" before it takes everything`),
  lastRowHasCondition: () => say("E506", "expected the last row without `when`, found one with it"),
  caseIsUsual: () => say("E508", "expected what differs from `usual`, found the same; leave it out"),
  neverUsual: () => say("E509", "every case says something else: expected it in the cases alone; leave it out"),
  caseInput: (decision: string, nearest?: string) => say("E507", `decision ${decision} has no such input`, nearest),

  ...formMessages,
  ...brandMessages,
  ...disclosureMessages,
  ...textMessages,
  ...contractMessages,
  ...meaningMessages,
  ...typeMessages,

  textMissing: (key: string, language: string, nearest?: string) =>
    say("E701", `text ${quoted(key)} is missing in ${language}`, nearest),
  placeholdersDiffer: (
    key: string,
    language: string,
    model: string,
    missing: readonly string[],
    extra: readonly string[],
  ) =>
    say(
      "E702",
      `expected ${quoted(key)} to say the same in ${language} as in ${model}: ${[
        ...(missing.length > 0 ? [`missing ${missing.map((said) => `{{${said}}}`).join(", ")}`] : []),
        ...(extra.length > 0 ? [`too many ${extra.map((said) => `{{${said}}}`).join(", ")}`] : []),
      ].join("; ")}`,
    ),
  formDiffers: (found: string, expected: string) => say("E709", `expected {{${expected}}}, found {{${found}}}`),
  blankText: (words: string) => say("E708", `expected words that can be seen, found ${quoted(words)}`),
  argMissing: (key: string, name: string) => say("E703", `text ${quoted(key)} needs "${name}" in args, found none`),
  argUnknown: (key: string, nearest?: string) => say("E704", `text ${quoted(key)} has no such placeholder`, nearest),
  textUnused: (key: string) => say("E705", `text ${quoted(key)} is used nowhere`),
  wordsInDocument: (words: string) =>
    say("E707", `expected { "$t": key } for words that the borrower reads, found ${quoted(words)}`),
  textInOtherLanguageOnly: (key: string, other: string) => say("E706", `text ${quoted(key)} is missing in ${other}`),
} as const;
