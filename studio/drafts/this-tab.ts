const KEY = "studio.tab";
/** Of a browser that keeps nothing. */
const here = crypto.randomUUID();

/** By what this tab is told from the others of its browser, over a reload. */
export function thisTab(): string {
  try {
    const known = sessionStorage.getItem(KEY) ?? here;
    sessionStorage.setItem(KEY, known);
    return known;
  } catch {
    return here;
  }
}
