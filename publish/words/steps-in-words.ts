import { compileExpression, isTrue, Reader, scopeReader, variablesOf } from "../../engine/expression.ts";
import type { DecisionDocument } from "../../engine/document.ts";
import { entries } from "../documents/entries.ts";
import { saidInWords } from "./said-in-words.ts";

type Step = DecisionDocument["rows"][number]["then"][number];
type Inputs = Readonly<Record<string, unknown>>;

/** What a step does. */
export interface StepWords {
  readonly says: string;
  /** How deep it stands: what follows an answer stands below what asks for it. */
  readonly depth: number;
}

interface Given {
  /** What is known already: of what follows from it alone the outcome is said. */
  readonly inputs: Inputs;
  /** The words of a text by its key. */
  readonly wordsOf: (key: string) => string | undefined;
  /** What a screen is called by its route, or another document by its kind and name; as they are named, where nobody says. */
  readonly called?: (kind: "screen" | "dialog" | "decision" | "call", name: string) => string;
}

/** What steps do for these inputs, one line each. What they do in no way is left out. */
export function stepsInWords(steps: readonly Step[] | string, given: Given, depth = 0): readonly StepWords[] {
  if (typeof steps === "string") return [];
  return steps.flatMap((step) => {
    const runs = step.if === undefined ? true : outcome(step.if, given);
    if (runs !== unknown && !isTrue(runs)) return [];
    const when = runs === unknown ? `, if ${said(step.if)}` : "";
    return [
      { says: `${doing(step, given)}${when}`, depth },
      ...after("ok", step, given, depth),
      ...after("fail", step, given, depth),
    ];
  });
}

function after(branch: "ok" | "fail", step: Step, given: Given, depth: number): readonly StepWords[] {
  const lines = stepsInWords(step[branch] ?? [], given, depth + 2);
  return lines.length > 0 ? [{ says: answered[branch], depth: depth + 1 }, ...lines] : [];
}

const answered = { ok: "When that is answered:", fail: "When that fails:" };

/** What each verb that decisions use does, of what it is told. */
const verbs: Readonly<Record<string, (told: (name: string) => string) => string>> = {
  go: (told) => `Goes to ${told("to")}`,
  enter: () => "Lets in",
  open: (told) => `Leaves the app for ${told("url")}`,
  call: (told) => `Asks the lender (${told("call")})`,
  decide: (told) => `Goes on with the decision ${told("decision")}`,
  set: (told) => `Remembers ${told("path")}: ${told("value")}`,
  toast: (told) => `Says ${told("text")}`,
  dialog: (told) => `Opens the dialog ${told("dialog")}`,
  tell: (told) => `Tells the native app (${told("capability")})`,
  track: (told) => `Counts the event ${told("event")}`,
  refresh: () => "Asks again for what the screen shows",
  login: () => "Signs in",
  logout: (told) => `Signs out${told("to") === "" ? "" : ` and goes to ${told("to")}`}`,
};

/** What the values of steps name that lead to a document. */
const kinds: Readonly<Record<string, "screen" | "dialog" | "decision" | "call">> = {
  to: "screen",
  dialog: "dialog",
  decision: "decision",
  call: "call",
};

function doing({ do: verb, with: values = {} }: Step, given: Given): string {
  const told = (name: string) => {
    const words = valueInWords(values[name], given);
    const kind = kinds[name];
    return kind && typeof values[name] === "string" && given.called ? given.called(kind, words) : words;
  };
  return verbs[verb]?.(told) ?? verb;
}

function valueInWords(value: unknown, given: Given): string {
  if (value === undefined) return "";
  const { $: expression, $t: key } = entries(value);
  if (typeof key === "string") return JSON.stringify(given.wordsOf(key) ?? key);
  if (expression === undefined) return typeof value === "string" ? value : JSON.stringify(value);
  const found = outcome(expression, given);
  if (found === unknown) return said(expression);
  return found === null ? "nothing" : typeof found === "string" ? found : JSON.stringify(found);
}

const unknown = Symbol("it follows from more than the inputs");

/** What an expression comes to, where it follows from the inputs alone. */
function outcome(expression: unknown, { inputs }: Given): unknown {
  const isKnown = variablesOf(expression).every(({ name, scoped }) => scoped || name.startsWith("inputs."));
  if (!isKnown) return unknown;
  try {
    return compileExpression(expression)(new Reader(scopeReader({ inputs }).read));
  } catch {
    return unknown;
  }
}

/** Decisions read little but their inputs: what else they read bears its root. */
const said = (expression: unknown): string => saidInWords(expression).replaceAll("inputs.", "");
