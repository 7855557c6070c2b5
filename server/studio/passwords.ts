import { hash, verify } from "@node-rs/argon2";

/** The shortest password, in characters. */
const SHORTEST = 12;
/** The longest: what is longer is no password that somebody types or keeps. */
export const LONGEST = 200;

/** Why a password is not taken, in words; undefined where it is. */
export function weakBecause(password: string, name: string): string | undefined {
  const length = [...password].length;
  if (length < SHORTEST)
    return `expected a password of at least twelve characters, as four words have, found ${length === 0 ? "none" : length}`;
  if (length > LONGEST) return `expected a password of at most ${LONGEST} characters, found ${length}`;
  if (password.toLowerCase().includes(name.toLowerCase())) return "expected a password that does not hold the name";
  if (new Set(password).size < 5) return "expected a password of at least five different characters";
  return undefined;
}

/** By argon2id, as the library has it: 19 MiB, two rounds. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** Of nobody's password: looked at in place of the one of a name that nobody has, so that both take as long. */
let nobodys: Promise<string> | undefined;

/** Whether a password is that of a hash; without one it is not, and that takes as long to say. */
export async function isPassword(password: string, of: string | undefined): Promise<boolean> {
  nobodys ??= hashPassword("nobody has this as a password");
  const right = await verify(of ?? (await nobodys), password);
  return of !== undefined && right;
}
