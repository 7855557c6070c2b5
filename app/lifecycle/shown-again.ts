/** What the page needs to be looked at again. */
export interface ShownAgain {
  readonly root: HTMLElement;
  /** The session's token in memory, and as the storage has it now; undefined when there is no storage. */
  readonly inMemory: () => unknown;
  readonly inStorage: () => unknown;
  /** Makes a new page, so that nothing of the old one stays in memory. */
  readonly reload: () => void;
  readonly page: EventTarget;
}

/** Whether the page goes into the cache, or comes out of it. */
const isKept = (event: Event): boolean => "persisted" in event && event.persisted === true;

/**
 * A page that comes back from the back/forward cache is hidden from the moment it goes until it is known that the same
 * session is still on; after a logout nothing personal is painted (R56).
 */
export function watchShownAgain({ root, inMemory, inStorage, reload, page }: ShownAgain): void {
  page.addEventListener("pagehide", (event) => {
    if (isKept(event)) root.style.visibility = "hidden";
  });
  page.addEventListener("pageshow", (event) => {
    if (!isKept(event)) return;
    const stored = inStorage();
    if (stored !== undefined && (stored ?? undefined) !== inMemory()) return reload();
    root.style.visibility = "";
  });
}
