import { personaMobile } from "./phone.ts";
import { personaTable } from "./table.ts";

/** What the sandbox tells about its personas: number, phone as it is typed, and what each shows. */
export const personas: readonly { number: number; phone: string; about: string }[] = personaTable.map(
  ({ number, about }) => ({ number, phone: `0${personaMobile(number)}`, about }),
);
