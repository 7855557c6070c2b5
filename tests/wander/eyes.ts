/** What somebody sees who looks at a page. */
export interface Seen {
  /** What it says, each text by itself. */
  readonly said: readonly string[];
  /** The id of the screen that shows; none where there is no screen. */
  readonly screen?: string;
  /** All that it reads is there. */
  readonly ready: boolean;
  /** Its header leads back. */
  readonly back: boolean;
  /** The words of each open dialog, and of each toast. */
  readonly dialogs: readonly string[];
  readonly toasts: readonly string[];
  /** How much can be pressed now. */
  readonly pressable: number;
  /** What stands in its fields. */
  readonly typed: readonly string[];
  /** All of it: where nothing came of a press, it is as it was. */
  readonly picture: string;
}

/** Something to press: the nth of all, what the page is about, or the nth of what belongs to filling in. */
export type Aim = number | "main" | { readonly toFill: number };

/** A field as it is typed into; `options` where one of several is chosen. */
export interface Field {
  readonly id: string;
  readonly name: string;
  readonly options?: readonly string[];
}

/**
 * A page as a borrower sees it and points at it. Nothing of another module is used here: in a browser this runs within
 * the page, as its own text.
 */
export function eyesOn(root: HTMLElement) {
  const texts = (): string[] => {
    const found: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest("script, style, template")) found.push((node.textContent ?? "").trim());
    return found.filter((text) => text !== "");
  };
  /** Within the dialog on top where one is open. */
  const within = (kinds: string): HTMLElement[] => {
    const top = [...root.querySelectorAll<HTMLElement>("dialog[open]")].at(-1);
    return [...(top ?? root).querySelectorAll<HTMLElement>(kinds)].filter((one) => !one.closest("[hidden], [inert]"));
  };
  const isOn = (one: HTMLElement) => !one.matches(":disabled, [aria-disabled=true]");
  const pressable = () =>
    within("button, a[href], input[type=checkbox], input[type=radio], summary, [role=option]").filter((one) =>
      isOn(one),
    );
  const fields = () =>
    within("input:not([type=checkbox]):not([type=radio]):not([type=file]):not([type=hidden]), textarea, select").filter(
      (one) => !one.matches(":disabled"),
    ) as HTMLInputElement[];
  /** The last of its plain buttons, which stands at the bottom. */
  const main = (): HTMLElement | undefined => {
    const own = pressable().filter((one) => one.tagName === "BUTTON" && !one.closest("nav, header"));
    return own.findLast((one) => /_(button|action)_/.test(one.className)) ?? own.at(-1);
  };
  /** What is not typed and still belongs to filling in: what may be agreed to and is not, and asking for a code. */
  const toFill = () =>
    pressable().filter((one) => one.matches("input[type=checkbox]:not(:checked)") || /_send_/.test(one.className));
  const wordsOf = (kinds: string) =>
    [...root.querySelectorAll(kinds)].map((one) => (one.textContent ?? "").replace(/\s+/g, " ").trim());
  return {
    see(): Seen {
      const stage = root.querySelector("[data-screen]");
      const screen = stage?.getAttribute("data-screen");
      const typed = fields().map(({ value }) => value);
      const chosen = [...root.querySelectorAll("input:checked, details[open]")].map(({ id }) => id);
      return {
        said: texts(),
        ...(screen ? { screen } : {}),
        ready: stage?.getAttribute("data-phase") === "ready",
        back: root.querySelector("#page-header > button:first-child") !== null,
        dialogs: wordsOf("dialog[open]"),
        toasts: [...root.querySelectorAll("#toast:not([data-kind=loading])")].map(
          (one) => one.querySelector("[class*=_words_]")?.textContent?.trim() ?? "",
        ),
        pressable: pressable().length,
        typed,
        picture: JSON.stringify([root.innerHTML, typed, chosen, document.activeElement?.id]),
      };
    },
    pick(what: Aim): HTMLElement | undefined {
      if (what === "main") return main();
      const all = typeof what === "number" ? pressable() : toFill();
      return all[(typeof what === "number" ? what : what.toFill) % all.length];
    },
    /** How many may be filled in by a press. */
    toFill: () => toFill().length,
    fields: () => fields().length,
    field: (nth: number): HTMLInputElement | undefined => fields()[nth % fields().length],
    /** What a borrower would call it. */
    nameOf(one: HTMLElement): string {
      const label =
        one.getAttribute("aria-label") ?? (one as HTMLInputElement).labels?.[0]?.textContent ?? one.textContent;
      return (label ?? "").replace(/\s+/g, " ").trim().slice(0, 50) || one.id || one.tagName.toLowerCase();
    },
    /** Whether something must come of a press: what is chosen already stays as it is, and a countdown goes on (D1). */
    mustStir: (one: HTMLElement): boolean =>
      one.tagName === "BUTTON" &&
      !/^\d+ ?(s|秒)$/.test((one.textContent ?? "").trim()) &&
      !one.matches("[aria-current], [aria-pressed=true], [aria-selected=true], [aria-checked=true]"),
    describe(one: HTMLInputElement): Field {
      const options = one instanceof HTMLSelectElement ? [...(one as HTMLSelectElement).options] : undefined;
      return { id: one.id, name: this.nameOf(one), ...(options ? { options: options.map(({ value }) => value) } : {}) };
    },
  };
}
