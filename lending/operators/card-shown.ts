import { exactly, type Operator, asText } from "../../engine/operator.ts";

/** A masked card number as people know their cards: "506150******0012" → "•••• 0012"; what ends in no digits stays. */
export const cardShown: Operator = {
  name: "card-shown",
  arity: exactly(1),
  apply: (masked: unknown) => {
    const number = asText("card-shown", masked);
    const last = /\*\s*(\d+)$/.exec(number)?.[1];
    return last === undefined ? number : `•••• ${last}`;
  },
};
