import { ownerOf, type Owner } from "./app-around.ts";

/** Something on the page that can be pointed at. */
export interface Thing extends Owner {
  readonly element: Element;
  /** What is read on it. */
  readonly words: string;
}

/** What is pointed at for itself, although a widget has drawn more than that. */
const pressed = "button, a[href], input, select, textarea, [role=button], [role=tab], [role=link], h1, h2, h3";

/** How much of what is read on something is told. */
const LONGEST = 200;

/** The innermost dialog that is open, else the whole page. */
export const shownRoot = (): Element => [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;

/** All that shows and was drawn of documents, each before what is inside it. */
export function thingsIn(root: Element): readonly Thing[] {
  const things: Thing[] = [];
  const visit = (element: Element, outer: Thing | undefined): void => {
    if (!element.checkVisibility({ visibilityProperty: true })) return;
    const owner = ownerOf(element);
    const found = owner && hasRoom(element) ? { ...owner, element, words: wordsOf(element) } : undefined;
    const isNew = found && isOwn(found, outer);
    if (isNew) things.push(found);
    for (const inner of element.children) visit(inner, isNew ? found : outer);
  };
  visit(root, undefined);
  return things;
}

/** Whether it is another one than what is around it, or is pressed or read by itself there. */
const isOwn = ({ self, element, words }: Thing, outer: Thing | undefined): boolean =>
  self !== outer?.self || (element.matches(pressed) && words !== outer?.words);

function hasRoom(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
}

function wordsOf(element: Element): string {
  const said = element.getAttribute("aria-label") ?? (element instanceof HTMLElement ? element.innerText : "");
  return said.replaceAll(/\s+/g, " ").trim().slice(0, LONGEST);
}
