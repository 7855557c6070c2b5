import type { WidgetComponent } from "../../engine/widget.ts";
import { startNative } from "../../app/native/start-native.ts";
import { createRoot, type Root } from "react-dom/client";
import { EngineRoot } from "../../engine/page.ts";
import { entryWidgets, lazyWidgets } from "../../widgets/index.ts";
import type { bridgeTo } from "./native.ts";
import { type Around, Page, type PageKind } from "../random/tab.ts";

/** All widgets: a page of a walk waits for none, since the clock stands still meanwhile. */
const widgets: Readonly<Record<string, WidgetComponent>> = {
  ...entryWidgets,
  ...Object.fromEntries(
    await Promise.all(Object.entries(lazyWidgets).map(async ([type, load]) => [type, await load()] as const)),
  ),
};

/** A page as it is drawn, with all its widgets: what is on it can be seen, pressed and typed into. */
export class DrawnPage extends Page {
  readonly place: HTMLElement;
  readonly #root: Root;

  constructor(tab: Around, boot: PageKind["boot"], bridge?: ReturnType<typeof bridgeTo>) {
    super(tab, { boot, widgets, bridge });
    if (bridge) void startNative(this.engine, bridge, () => tab.reload());
    this.place = document.body.appendChild(document.createElement("div"));
    this.#root = createRoot(this.place);
    this.#root.render(<EngineRoot engine={this.engine} />);
  }

  override leave(): void {
    super.leave();
    this.#root.unmount();
    this.place.remove();
  }

  /** What it says, each text by itself. */
  get said(): readonly string[] {
    const found: string[] = [];
    const walker = document.createTreeWalker(this.place, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push((node.textContent ?? "").trim());
    return found.filter((text) => text !== "");
  }

  /** What can be pressed now: within the dialog on top where one is open. */
  get pressable(): readonly HTMLElement[] {
    return this.#within("button, a[href], input[type=checkbox], input[type=radio], summary").filter(
      (one) => !(one as HTMLButtonElement).disabled && one.getAttribute("aria-disabled") !== "true",
    );
  }

  /** What the screen is about: the last of its plain buttons, which stands at the bottom. */
  get main(): HTMLElement | undefined {
    const own = this.pressable.filter((one) => one.tagName === "BUTTON" && !one.closest("nav, header"));
    return own.findLast((one) => /_(button|action)_/.test(one.className)) ?? own.at(-1);
  }

  /** What is not typed and still belongs to filling in: what may be agreed to and is not, and asking for a code. */
  get toPress(): readonly HTMLElement[] {
    return this.pressable.filter(
      (one) =>
        (one instanceof HTMLInputElement && one.type === "checkbox" && !one.checked) || /_send_/.test(one.className),
    );
  }

  /** What can be typed into now. */
  get fields(): readonly (HTMLInputElement | HTMLSelectElement)[] {
    const kinds = "input:not([type=checkbox]):not([type=radio]):not([type=file]):not([type=hidden]), textarea, select";
    return this.#within(kinds).filter((one) => !(one as HTMLInputElement).disabled) as HTMLInputElement[];
  }

  #within(kinds: string): readonly HTMLElement[] {
    const top = [...this.place.querySelectorAll<HTMLElement>("dialog[open]")].at(-1);
    return [...(top ?? this.place).querySelectorAll<HTMLElement>(kinds)].filter(
      (one) => !one.closest("[hidden], [inert]"),
    );
  }
}

/** What a borrower would call it. */
export function nameOf(one: HTMLElement): string {
  const label = one.getAttribute("aria-label") ?? (one as HTMLInputElement).labels?.[0]?.textContent ?? one.textContent;
  return (label ?? "").replace(/\s+/g, " ").trim().slice(0, 50) || one.id || one.tagName.toLowerCase();
}
