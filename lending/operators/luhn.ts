import { exactly, type Operator, asText } from "../../engine/operator.ts";

/** Whether the digits of a card number carry the right check digit (V6); false for anything but digits. */
export const luhn: Operator = {
  name: "luhn",
  arity: exactly(1),
  apply: (typed: unknown) => {
    const digits = asText("luhn", typed);
    if (!/^[0-9]{2,32}$/.test(digits)) return false;
    const sum = [...digits].reverse().reduce((total, digit, index) => {
      const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
    return sum % 10 === 0;
  },
};
