const first = ["Adaeze", "Bola", "Chidi", "Dayo", "Emeka", "Funke", "Gbenga", "Halima", "Ifeoma", "Jide", "Kemi"];
const last = ["Okafor", "Adeyemi", "Bello", "Eze", "Ibrahim", "Nwosu", "Ogunleye"];

/** A name of the sandbox: each number has its own. */
export function personaName(number: number): { firstName: string; middleName: string; surname: string } {
  const pick = (names: readonly string[], at: number) => names[at % names.length] ?? "";
  return { firstName: pick(first, number), middleName: pick(first, number + 4), surname: pick(last, number) };
}
