const key = "studio.place";

/** How long the page has to be as it was until it stays there by itself, ms. */
const STILL = 700;
/** For so long a page that does not grow as tall again is waited for, ms. */
const LONGEST = 8_000;

/**
 * Keeps how far the page is scrolled while it loads itself again, which it does with each edit. The app begins every
 * screen at its top, and draws it piece by piece: the place is taken again until nothing moves it any more, or until
 * whoever looks at it scrolls himself.
 */
export function keepPlace(): void {
  const kept = keptPlace();
  const [load] = performance.getEntriesByType("navigation");
  const isAgain = load instanceof PerformanceNavigationTiming && load.type === "reload";
  // Else the browser does half of it, once, before there is a screen.
  if (isAgain) history.scrollRestoration = "manual";
  const held = isAgain && kept && kept.top > 0 && kept.address === location.href ? hold(kept) : undefined;
  // With two edits soon after each other it has not come there yet.
  addEventListener("pagehide", () => keep(held?.() ?? { address: location.href, top: scrollY }));
}

/** Takes a place again and again; gives it as long as it is not sure that the page stays there. */
function hold(place: Place): () => Place | undefined {
  const began = performance.now();
  const over = new AbortController();
  const { signal } = over;
  for (const touch of ["wheel", "touchstart", "pointerdown", "keydown"])
    addEventListener(touch, () => over.abort(), { capture: true, passive: true, signal });
  let moved = began;
  const look = () => {
    const now = performance.now();
    if (now - began > LONGEST || now - moved > STILL || location.href !== place.address) over.abort();
    if (signal.aborted) return;
    if (Math.abs(scrollY - place.top) > 1) {
      scrollTo({ top: place.top, behavior: "instant" });
      moved = now;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  return () => (signal.aborted ? undefined : place);
}

interface Place {
  readonly address: string;
  /** Above what shows of the page, px. */
  readonly top: number;
}

function keep(place: Place): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(place));
  } catch {
    // A browser that keeps nothing begins at the top.
  }
}

function keptPlace(): Place | undefined {
  try {
    const { address, top } = Object(JSON.parse(sessionStorage.getItem(key) ?? "null"));
    return typeof address === "string" && typeof top === "number" ? { address, top } : undefined;
  } catch {
    return undefined;
  }
}
