import { quoted, type Said, say } from "./say.ts";

/** What is said of expressions, paths and patterns: codes E40x and E41x. */
export const expressionMessages = {
  unknownOperator: (name: string, nearest?: string): Said => ({
    ...say("E401", `expected a known operator, found ${quoted(name)}`, nearest),
    unknown: { what: "operator", found: name },
  }),
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
} as const;
