import { type ReactNode, useState } from "react";
import type { Session } from "../asking/ask.ts";
import css from "./brand.module.css";

/** Who can log in at the sandbox lender, in which situation, and by what. */
export function PersonaHint({ personas, secrets }: Pick<Session, "personas" | "secrets">): ReactNode {
  const [chosen, setChosen] = useState("");
  if (personas.length === 0) return null;
  return (
    <>
      <label className={css.persona}>
        Log in as
        <select value={chosen} onChange={(event) => setChosen(event.target.value)}>
          <option value="">a borrower who …</option>
          {personas.map(({ phone, about }) => (
            <option key={phone} value={phone}>
              {phone.slice(-2)}: {about}
            </option>
          ))}
        </select>
      </label>
      {chosen !== "" && (
        <output className={css.hint}>
          Phone <strong>{chosen}</strong>, {secrets}
        </output>
      )}
    </>
  );
}
