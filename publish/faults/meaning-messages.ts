import { listed, quoted, say } from "./say.ts";

/** Cases come to another row than they say. */
const missed = (expected: string, found: string, nearest?: string) =>
  say("E504", `expected ${expected}, found ${found}`, nearest);

/**
 * What is said of rules and decisions, of their cases that say too little, and of what has no effect: codes E342 to
 * E348, E352, E354, E355, E434, E435, E437 and E501 to E514.
 */
export const meaningMessages = {
  rowTwice: (id: string) => say("E501", `expected each row once, found "${id}" twice`),
  rowWithoutCase: (id: string, nearest?: string) =>
    say("E502", `expected at least one case of row "${id}", found none`, nearest),
  caseRowUnknown: (id: string, nearest?: string) =>
    say("E503", `expected the id of a row or "undecided", found "${id}"`, nearest),
  caseMisses: (expected: string, found: string, why: string, nearest?: string) =>
    missed(`row "${expected}"`, `"${found}": ${why}`, nearest),
  usualMisses: (expected: readonly unknown[], found: unknown, cases: number) => {
    const values = expected.map((value) => JSON.stringify(value)).join(" or ");
    const said = missed(`${values}, as ${cases} cases need that say nothing of it`, JSON.stringify(found));
    return { ...said, right: expected };
  },
  rowShadowed: (id: string, by: string) =>
    say("E505", `expected row "${id}" where it can be taken, found it after row "${by}", which takes everything`),
  lastRowHasCondition: () => say("E506", "expected the last row without `when`, found one with it"),
  caseIsUsual: () => say("E508", "expected what differs from `usual`, found the same; leave it out"),
  neverUsual: () =>
    say("E509", "expected it in the cases alone, found it where every case says something else; leave it out"),
  caseInput: (decision: string, name: string, nearest?: string) =>
    say("E507", `expected an input of decision ${decision}, found ${quoted(name)}`, nearest),
  deadEnd: (brands: string) =>
    say("E342", `brand ${brands}: expected "header": "back", a tab, or a step home or to the login, found no way on`),
  staysOpen: () =>
    say(
      "E343",
      'expected a step that closes this dialog or leads away from it, since "closable": false lets nobody put it away, found none',
    ),
  showsNothing: (brands: string) =>
    say("E344", `brand ${brands}: expected something to show, found nothing that ever does`),
  emptySteps: (key: string) =>
    say("E345", `expected at least one step in "${key}", or "nothing" where nothing is to happen, found an empty list`),
  emptyNodes: (key: string, mayLack: boolean) =>
    say("E346", `expected at least one node in "${key}", found an empty list${mayLack ? ": leave it out" : ""}`),
  constant: (what: string) => say("E347", `expected a condition that hangs on something, found one that ${what}`),
  inert: (widget: string, event: string, why: string) =>
    say("E348", `expected steps for "${event}" of ${widget}${why}, found none: pressing it would do nothing`),
  undocked: (docks: readonly string[], part?: string) =>
    say(
      "E352",
      `expected the primary action in ${docks.map(quoted).join(" or ")}, in reach at the window's end, or another than a primary one, found it ${part === undefined ? "among what is scrolled" : `in part ${quoted(part)}, among what is scrolled`}`,
    ),
  firstWidget: (known: readonly string[], type: string, schema: string, nearest?: string) =>
    say(
      "E354",
      `expected one of ${listed(known)} on the first screen, found ${quoted(type)}, which comes later (a developer adds it to them: "entry": true in ${schema}, its line from widgets/index.ts to widgets/entry.ts)`,
      nearest,
    ),
  firstNeeds: (expected: string, found: unknown) =>
    say(
      "E355",
      `expected ${expected} on the first screen, which whoever comes is sent drawn of what the first script holds, found ${found === undefined ? "none" : quoted(found)}`,
    ),
  repeatedStep: () => say("E434", "expected another step than the one before it, found the very same: leave one out"),
  repeatedValue: (operator: string, found: unknown) =>
    say("E435", `expected each value in ${quoted(operator)} once, found ${quoted(found)} again: leave it out`),
  unvalidated: (field: string, call: string) =>
    say(
      "E437",
      `expected "validate" to name ${quoted(field)} before ${quoted(call)} sends it, since a rule says what it may be, found that it does not`,
    ),
  ruleCaseMisses: (value: unknown, expected: string, found: string) =>
    say("E510", `expected ${quoted(value)} to be ${expected}, found it ${found}`),
  conditionMisses: (holding: readonly string[], failing: readonly string[], odd?: string) => {
    const to = [
      ...(holding.length > 0 ? [`to hold in ${some(holding)}`] : []),
      ...(failing.length > 0 ? [`not to hold in ${some(failing)}`] : []),
    ];
    const contrary = holding.length === 0 ? "that it does" : failing.length === 0 ? "that it does not" : "the contrary";
    return say("E514", `expected the condition ${to.join(" and ")}, found ${odd ?? contrary}`);
  },
  unnoticed: (change: string, wanted?: string, place = "this") =>
    say(
      "E511",
      `expected a case that notices if ${place} ${change}, found none; ${wanted === undefined ? "add one, or leave the part out that makes no difference" : `such as ${wanted}`}`,
    ),
  ruleCaseSays: (key: string, nearest?: string) =>
    say("E512", `expected what a check of this rule says, found ${quoted(key)}`, nearest),
  ruleCaseGives: (path: string, nearest?: string) =>
    say("E513", `expected a path that this rule reads, found ${quoted(path)}`, nearest),
} as const;

/** Some of many places; more than three lead nobody anywhere. */
const some = (places: readonly string[]): string =>
  places.length > 3 ? `${places.slice(0, 3).join(", ")} and ${places.length - 3} more` : places.join(", ");
