import { ExpressionError } from "./expression-error.ts";
import { asList } from "./values.ts";

const stepLimit = 50_000;

let evaluating = false;
let spent = 0;

/** Counts steps of the evaluation that goes on; throws when it takes too many (R22). */
export function spend(steps: number): void {
  spent += steps;
  if (spent > stepLimit) throw new ExpressionError("budget", `more than ${stepLimit} steps`);
}

/** A list that an operator goes through, each element a step. */
export function goneThrough(operator: string, value: unknown): readonly unknown[] {
  const found = asList(operator, value);
  spend(found.length);
  return found;
}

/** Gives each evaluation its steps. What is worked out while another reads it takes a step of that one, and spends with it. */
export function budgeted<Given>(evaluate: (given: Given) => unknown): (given: Given) => unknown {
  return (given) => {
    if (evaluating) {
      spend(1);
      return evaluate(given);
    }
    evaluating = true;
    spent = 0;
    try {
      return evaluate(given);
    } finally {
      evaluating = false;
    }
  };
}
