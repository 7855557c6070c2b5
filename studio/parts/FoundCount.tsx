import type { ReactNode } from "react";
import { counted } from "../../publish/words/counted.ts";
import parts from "./parts.module.css";

interface FoundCountProps {
  /** How many of each are found, as `[3, "value"]`; absent while nothing is looked for. */
  readonly of: readonly (readonly [count: number, one: string])[] | undefined;
}

/** Says how much is found by what is typed, beside its field: who cannot see the page change is told as well. */
export function FoundCount({ of }: FoundCountProps): ReactNode {
  const found = of?.filter(([count]) => count > 0).map(([count, one]) => counted(count, one));
  // It stands there from the start: what comes with its first words is not read out everywhere.
  return (
    <span role="status" className={parts.found}>
      {found && (found.length === 0 ? "Nothing is found." : `${found.join(" and ")} found.`)}
    </span>
  );
}
