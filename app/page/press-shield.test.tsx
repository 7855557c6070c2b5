import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { shieldPresses } from "./press-shield.ts";

const before = '<div><main><button id="repay">Repay</button></main></div><nav><button id="tab">Bill</button></nav>';
const after = '<main><button id="pay">Pay</button></main>';
const dialog = '<dialog open><button id="closes">Got it</button></dialog>';

let root: HTMLElement;
/** What lies at the place that is pressed. */
let beneath: Element | null;
/** Whose time is running, and what lets it be over. */
let running: { over: () => void } | undefined;

beforeEach(() => {
  root = document.body.appendChild(document.createElement("div"));
  root.innerHTML = before;
  beneath = null;
  running = undefined;
  vi.spyOn(document, "elementFromPoint").mockImplementation(() => beneath);
  vi.spyOn(HTMLElement.prototype, "animate").mockImplementation(() => {
    const animation: Partial<Animation> = { onfinish: null, cancel: () => (running = undefined) };
    // As much of an animation as is asked for.
    const whole = animation as Animation;
    running = { over: () => void whole.onfinish?.(new Event("finish") as AnimationPlaybackEvent) };
    return whole;
  });
  shieldPresses(root);
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  // One page of tests: what was pressed is none of the next test's.
  window.dispatchEvent(new Event("keydown"));
});

const shields = () => [...document.querySelectorAll<HTMLElement>(".press-shield")];
const press = (id: string, detail = 1) => {
  beneath = document.getElementById(id);
  beneath?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail, clientX: 180, clientY: 703 }));
};
/** Lets the page be another one, and what watches it see that. */
const change = async (html: string, at: string, place = root.children[0]) => {
  if (place) place.innerHTML = html;
  beneath = root.querySelector(at);
  await Promise.resolve();
};
const over = () => {
  const ended = running;
  running = undefined;
  ended?.over();
};

describe("R45 R46 what a press brings under the finger", () => {
  it.each([
    { shows: "another screen", html: after, at: "#pay" },
    { shows: "a dialog", html: before + dialog, at: "#closes" },
  ])("R45 R46 is not pressed by a second tap, for a moment: $shows", async ({ html, at }) => {
    press("repay");
    expect(shields()).toEqual([]);
    await change(html, at);
    const [shield] = shields();
    expect(shields()).toHaveLength(1);
    expect([shield?.style.left, shield?.style.top]).toEqual(["180px", "703px"]);
    expect(shield?.getAttribute("aria-hidden")).toBe("true");
    expect(shield?.hasAttribute("tabindex")).toBe(false);
    over();
    expect(shields()).toEqual([]);
  });

  it("R45 R46 lies in the dialog that opens, which has all else inert, and on the page once it closes", async () => {
    press("repay");
    await change(before + dialog, "#closes");
    expect(shields()[0]?.parentElement).toBe(root.querySelector("dialog"));
    press("closes");
    await change(before, "#repay");
    expect(shields().map(({ parentElement }) => parentElement)).toEqual([document.body]);
    over();
    expect(shields()).toEqual([]);
  });

  it("R46 lasts until the content has come that a screen waits for, however long that takes", async () => {
    press("repay");
    await change('<div data-phase="loading"><main></main></div>', "main");
    over();
    expect(shields()).toEqual([]);
    await change(`<div data-phase="ready">${after}</div>`, "#pay");
    expect(shields()).toHaveLength(1);
    over();
    await change("<main>checked</main>", "main");
    expect(shields()).toEqual([]);
  });

  it("ends once, after the last of several changes", async () => {
    press("repay");
    await change(after, "#pay");
    const first = running;
    await change(before, "#repay");
    expect(shields()).toHaveLength(1);
    expect(running).not.toBe(first);
    over();
    expect(shields()).toEqual([]);
  });

  it.each([
    { what: "a button of the same screen", act: () => press("repay"), html: `${before}<p>2</p>`, at: "#repay" },
    { what: "a tab, which is there on both screens", act: () => press("tab"), html: after, at: "nav button" },
    { what: "Enter, whose click is at no place", act: () => press("repay", 0), html: after, at: "#pay" },
    {
      what: "the keyboard after a finger",
      act: () => {
        press("repay");
        window.dispatchEvent(new Event("keydown"));
      },
      html: after,
      at: "#pay",
    },
    { what: "nobody", act: () => undefined, html: after, at: "#pay" },
  ])("is no concern of $what", async ({ what, act, html, at }) => {
    act();
    // The same screen is the same element.
    if (what.startsWith("a button")) root.querySelector("main")?.insertAdjacentHTML("beforeend", "<p>2</p>");
    else await change(html, at);
    await Promise.resolve();
    expect(shields()).toEqual([]);
  });

  it("D7 leaves the focus where it is", async () => {
    press("repay");
    await change(after, "#pay");
    const down = new MouseEvent("mousedown", { bubbles: true, cancelable: true });
    shields()[0]?.dispatchEvent(down);
    expect(down.defaultPrevented).toBe(true);
  });
});
