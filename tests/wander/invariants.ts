import type { Walk } from "./walk.tsx";

/** Personas whom the lender's decision refuses a loan (domain.md, sections 1 and 3), whatever they do. */
const refused: ReadonlySet<number> = new Set([4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 18, 19, 27, 28, 29]);

/** What must be true after each step; gives what is not. */
export async function wrongWith(walk: Walk): Promise<readonly string[]> {
  const wrong: string[] = [];
  const { boot, persona } = walk.start;
  for (const [index, { page, faults, address }] of walk.tabs.entries()) {
    const at = `tab ${index + 1} at ${address}`;
    const { place, engine } = page;
    const words = place.textContent ?? "";
    for (const fault of faults) wrong.push(`${at}: reported ${JSON.stringify(fault)}`);
    if (page.pressable.length === 0 && !engine.ui.busy.read())
      wrong.push(`${at}: nothing to press: "${words.slice(0, 200)}"`);
    if (/\{\{|\}\}|undefined|\bNaN\b|\[object /.test(words))
      wrong.push(`${at}: unfinished words in "${words.slice(0, 300)}"`);
    for (const key of untranslated(place, boot.texts)) wrong.push(`${at}: the key "${key}" is not translated`);
    const { current } = engine.toasts;
    if (current && current.text.trim() === "") wrong.push(`${at}: a toast without words`);
    for (const dialog of place.querySelectorAll("dialog[open]"))
      if ((dialog.textContent ?? "").trim() === "") wrong.push(`${at}: a dialog without words`);
  }
  const { loans, ledger, unbalanced } = await walk.books();
  if (ledger !== 0 || unbalanced !== 0)
    wrong.push(`the ledger's sum is ${ledger}, ${unbalanced} transfers are not balanced`);
  const { business, channel } = boot;
  const intercepted = business === "717" && channel === "305";
  if ((refused.has(persona) || intercepted) && loans > walk.loans)
    wrong.push(`persona ${persona} was refused and got a loan`);
  return wrong;
}

function untranslated(place: HTMLElement, texts: Readonly<Record<string, string>>): readonly string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const said = (node.textContent ?? "").trim();
    if (said.includes(".") && Object.hasOwn(texts, said)) found.push(said);
  }
  return found;
}
