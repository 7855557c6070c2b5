/** Places something at once, and again whenever the page or the window changes; gives what ends it. */
export function keepPlaced(place: () => void): () => void {
  let asked = 0;
  const again = () => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(place);
  };
  const seen = new MutationObserver(again);
  seen.observe(document.body, { childList: true, subtree: true });
  const sized = new ResizeObserver(again);
  sized.observe(document.body);
  window.addEventListener("scroll", again, { passive: true });
  window.addEventListener("resize", again);
  place();
  return () => {
    cancelAnimationFrame(asked);
    seen.disconnect();
    sized.disconnect();
    window.removeEventListener("scroll", again);
    window.removeEventListener("resize", again);
    place();
  };
}
