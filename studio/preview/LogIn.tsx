import { type ReactNode, useState } from "react";
import type { Session } from "../asking/ask.ts";
import parts from "../parts/parts.module.css";
import { Choice } from "./Choice.tsx";

interface LogInProps extends Pick<Session, "personas"> {
  readonly logIn: (phone: string) => void;
}

/** Who can log in at the sandbox lender, in which situation; one press does it. */
export function LogIn({ personas, logIn }: LogInProps): ReactNode {
  const [chosen, setChosen] = useState("");
  if (personas.length === 0) return null;
  return (
    <>
      <Choice
        name="As"
        chosen={chosen}
        choose={setChosen}
        of={[
          { id: "", words: "a borrower who …" },
          ...personas.map(({ phone, about }) => ({ id: phone, words: `${phone.slice(-2)}: ${about}` })),
        ]}
      />
      <button type="button" className={parts.button} disabled={chosen === ""} onClick={() => logIn(chosen)}>
        Log in
      </button>
    </>
  );
}
