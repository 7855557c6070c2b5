import { useEffect } from "react";

/** The pages in their order, with what they are called. */
export const pages = [
  { to: "/", name: "Brands" },
  { to: "/texts", name: "Texts" },
  { to: "/compare", name: "Compare" },
  { to: "/why", name: "Why" },
  { to: "/changes", name: "Changes" },
  { to: "/publish", name: "Publish" },
  { to: "/wrong", name: "Checks" },
] as const;

/** What a page is called by its address, what tells it from others first; undefined for one that says so itself. */
export function titleAt(address: string): string | undefined {
  const [, page = "", ...more] = address.split("/");
  const what = more.filter((part) => part !== "" && part !== "-");
  if (page === "brand") return undefined;
  if (page === "paper") return what.slice(-1).join("");
  if (page === "why") return [...what, "Why"].join(" · ");
  if (page === "compare" && what[0] === "releases") return "Releases · Compare";
  if (page === "compare") return [...(what.length > 0 ? [what.slice(0, 2).join(" and ")] : []), "Compare"].join(" · ");
  return pages.find(({ to }) => to === `/${page}`)?.name ?? "No such page";
}

/** What the browser calls the page, in its tabs and its history. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Studio`;
  }, [title]);
}
