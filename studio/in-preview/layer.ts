import { shownRoot, type Thing, thingsIn } from "./things.ts";

/** How what lies over the page looks: nothing of the app's own style reaches it, nor its style the app. */
const style = `
:host { all: initial; position: absolute; top: 0; left: 0; z-index: 2147483647; }
button { all: unset; position: absolute; box-sizing: border-box; cursor: crosshair; border-radius: 4px; }
button:hover { background: rgb(29 78 216 / 12%); outline: 2px solid #1d4ed8; outline-offset: -1px; }
button:focus-visible { background: rgb(29 78 216 / 12%); outline: 3px solid #1d4ed8; outline-offset: -1px; }
button[aria-pressed="true"] { outline: 3px solid #1d4ed8; outline-offset: -1px; box-shadow: 0 0 0 2px #fff; }
`;

/** What is heard of the layer. */
interface Hearing {
  readonly pick: (thing: Thing) => void;
  readonly end: () => void;
}

/**
 * Buttons over all that shows on the page, one for each thing, in its order: whatever is pressed, by pointer or by keys,
 * is pointed at and does nothing, for the app below hears none of it.
 */
export class Layer {
  readonly #host = document.createElement("div");
  readonly #hearing: Hearing;
  readonly #group = document.createElement("div");
  readonly #watch = new MutationObserver(() => this.#soon());
  readonly #later = () => this.#soon();
  #made: { readonly thing: Thing; readonly button: HTMLButtonElement }[] = [];
  #silent: HTMLElement[] = [];
  #due = 0;
  #picked = "";

  constructor(hearing: Hearing) {
    this.#hearing = hearing;
    const shadow = this.#host.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    shadow.adoptedStyleSheets = [sheet];
    this.#group.setAttribute("role", "group");
    this.#group.setAttribute("aria-label", "Everything on this screen, to point at");
    this.#group.addEventListener("keydown", (event) => {
      if (event.key === "Escape") hearing.end();
    });
    shadow.append(this.#group);
    this.#draw();
    addEventListener("scroll", this.#later, { capture: true, passive: true });
    addEventListener("resize", this.#later);
  }

  /** Takes it away: the page is the app's again. */
  end(): void {
    cancelAnimationFrame(this.#due);
    removeEventListener("scroll", this.#later, { capture: true });
    removeEventListener("resize", this.#later);
    this.#watch.disconnect();
    this.#host.remove();
    for (const element of this.#silent) element.inert = false;
  }

  #soon(): void {
    cancelAnimationFrame(this.#due);
    this.#due = requestAnimationFrame(() => this.#draw());
  }

  #draw(): void {
    this.#watch.disconnect();
    const root = shownRoot();
    if (this.#host.parentElement !== root) root.append(this.#host);
    this.#silence(root);
    const things = thingsIn(root);
    const same =
      things.length === this.#made.length &&
      things.every((thing, at) => nameOf(thing) === nameOf(this.#made[at]?.thing));
    if (same) this.#made = things.map((thing, at) => ({ thing, button: this.#made[at]?.button ?? this.#button() }));
    else this.#remake(things);
    const from = this.#host.getBoundingClientRect();
    for (const { thing, button } of this.#made) place(button, thing.element, from);
    this.#watch.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
  }

  /** What lies below hears nothing, and nobody who cannot see comes upon it twice. */
  #silence(root: Element): void {
    for (const element of root.children) {
      if (element === this.#host || !(element instanceof HTMLElement) || element.inert) continue;
      element.inert = true;
      this.#silent.push(element);
    }
  }

  #remake(things: readonly Thing[]): void {
    const focused = this.#made.find(({ button }) => button.matches(":focus"));
    this.#made = things.map((thing) => ({ thing, button: this.#button() }));
    for (const { thing, button } of this.#made) {
      button.setAttribute("aria-label", nameOf(thing));
      button.setAttribute("aria-pressed", String(nameOf(thing) === this.#picked));
    }
    this.#group.replaceChildren(...this.#made.map(({ button }) => button));
    if (focused) this.#made.find(({ thing }) => nameOf(thing) === nameOf(focused.thing))?.button.focus();
  }

  #button(): HTMLButtonElement {
    const button = document.createElement("button");
    button.type = "button";
    button.addEventListener("click", () => this.#pick(button));
    button.addEventListener("focus", () => {
      const { element } = this.#made.find((one) => one.button === button)?.thing ?? {};
      element?.scrollIntoView({ block: "nearest" });
    });
    return button;
  }

  #pick(button: HTMLButtonElement): void {
    const found = this.#made.find((one) => one.button === button);
    if (!found) return;
    this.#picked = nameOf(found.thing);
    for (const one of this.#made) one.button.setAttribute("aria-pressed", String(one === found));
    this.#hearing.pick(found.thing);
  }
}

/** What somebody who cannot see is told of a thing. */
const nameOf = (thing: Thing | undefined): string => {
  if (!thing) return "";
  const kind = thing.widget.replaceAll("-", " ");
  const words = thing.words.slice(0, 80);
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}${words === "" ? "" : `: ${words}`}`;
};

function place(button: HTMLElement, element: Element, from: DOMRect): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  Object.assign(button.style, {
    left: `${left - from.left}px`,
    top: `${top - from.top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
}
