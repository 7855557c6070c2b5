import { historyEntry } from "../navigation/history-entry.ts";
import type { Host } from "./host.ts";
import { turning } from "./turns.ts";

/** The page itself. */
export const browserHost: Host = {
  open: (url) => window.location.assign(url),
  whole: (path) => new URL(path, window.location.href).href,
  async copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return false;
    }
  },
  async share(what) {
    try {
      if (!navigator.share) return false;
      await navigator.share(what);
      return true;
    } catch (reason) {
      // Put away by the user; with any other reason there was no sheet.
      return reason instanceof DOMException && reason.name === "AbortError";
    }
  },
  print: () => window.print(),
  saveDates: async (what) => (await import("./calendar-file.ts")).saveDates(what),
  focusFirst(ids) {
    const stood = document.activeElement;
    // After the page with the messages is painted: they move what is scrolled to, and focus has all laid out at once.
    requestAnimationFrame(() => setTimeout(() => wentOn(stood) || focusTopmost(ids)));
  },
  scrollToTop: () => window.scrollTo(0, 0),
  turn: turning(),
  noted: (name) => historyEntry()[name],
  note: (name, value) => window.history.replaceState({ ...historyEntry(), [name]: value }, ""),
  setTitle(title) {
    // Nobody waits for it, and the browser hands it on to its own window: after what is being drawn.
    setTimeout(() => {
      document.title = title;
    });
  },
};

/** Whether the user types in another field by now: what he types there belongs there. */
const wentOn = (stood: Element | null) =>
  document.activeElement !== stood && document.activeElement instanceof HTMLInputElement;

/** Focuses the control that comes first on the page. */
function focusTopmost(ids: readonly string[]): void {
  let first: HTMLElement | null = null;
  for (const id of ids) {
    const found = document.getElementById(id) ?? document.getElementsByName(id)[0];
    if (found && (!first || first.compareDocumentPosition(found) & Node.DOCUMENT_POSITION_PRECEDING)) first = found;
  }
  first?.focus({ preventScroll: true });
  first?.scrollIntoView({ block: "center" });
}
