import { personaMobile } from "./phone.ts";
import { personaTable } from "./table.ts";

/** By what every persona logs in. */
export const personaPassword = "Naira2026";

/** By what every persona logs in and signs. */
export const personaSecrets = `SMS code 1234, password ${personaPassword}, transaction PIN 2580`;

/** What the sandbox tells about its personas: number, phone as it is typed, and what each shows. */
export const personas: readonly { number: number; phone: string; about: string }[] = personaTable.map(
  ({ number, about }) => ({ number, phone: `0${personaMobile(number)}`, about }),
);
