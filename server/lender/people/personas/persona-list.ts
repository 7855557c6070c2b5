import { personas } from "./list.ts";
import { personaMobile } from "./phone.ts";

/** What the sandbox tells about its personas: the phone as it is typed, and what it shows. */
export function personaList(): { phone: string; about: string }[] {
  return personas.map(({ number, about }) => ({ phone: `0${personaMobile(number)}`, about }));
}
