const KEY = "studio.begun-anew";

/** Loads the page anew, so that nothing shows what somebody else was told before; it then begins at its heading. */
export function beginAnew(): void {
  try {
    sessionStorage.setItem(KEY, "yes");
  } catch {
    // A browser that keeps nothing begins at the start of the page.
  }
  window.location.reload();
}

/** Whether the page was just loaded anew by a press on it; true once. */
export function isBegunAnew(): boolean {
  try {
    const isBegun = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return isBegun;
  } catch {
    return false;
  }
}
