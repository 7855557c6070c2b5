import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import { Decision } from "../why/Decision.tsx";
import { Decisions } from "../why/Decisions.tsx";

/** Why something was decided: every decision, or one of them. */
export function Why(): ReactNode {
  const { decision } = useParams();
  return decision === undefined ? <Decisions /> : <Decision key={decision} id={decision} />;
}
