import { useEffect, useRef } from "react";
import { focusHeading, focusOn } from "./focus-heading.ts";

/** Puts the focus on the heading of a page that somebody comes to from another one: what he pressed may be gone with that. */
export function usePageHeading(address: string): void {
  const page = pageAt(address);
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return undefined;
    before.current = page;
    const main = document.querySelector<HTMLElement>("main");
    const at = document.activeElement;
    // A page may know of a place that is asked for, as a value.
    if (main && at !== main && main.contains(at)) return undefined;
    // What is still being read has no heading yet.
    if (main) focusOn(main);
    return focusHeading();
  }, [page]);
}

/** What of an address says which page it is: the rest says what of it shows. */
export function pageAt(address: string): string {
  const [page = "", first = "", second = ""] = address.split("/").slice(1);
  if (page === "brand") return `${page}/${first}/${second}`;
  if (page === "paper" || page === "why") return address;
  return page === "compare" && first === "releases" ? "releases" : page;
}
