import { exactly, asNumber, type Operator } from "../../engine/operator.ts";
import { grouped } from "../format/naira.ts";

/** A figure in percent → text with at most two decimals: 782.01 → "782.01%", 1117.08 → "1,117.08%", 28 → "28%". */
export const percent: Operator = {
  name: "percent",
  arity: exactly(1),
  apply: (figure: unknown) => {
    const hundredths = Math.round(Math.abs(asNumber("percent", figure)) * 100);
    const rest = hundredths % 100;
    const decimals = rest === 0 ? "" : `.${String(rest).padStart(2, "0").replace(/0$/, "")}`;
    return `${asNumber("percent", figure) < 0 ? "−" : ""}${grouped(Math.floor(hundredths / 100))}${decimals}%`;
  },
};
