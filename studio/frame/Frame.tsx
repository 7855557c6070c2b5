import type { ReactNode } from "react";
import { NavLink, Outlet, useLocation } from "react-router-dom";
import type { Session } from "../asking/ask.ts";
import { useMay } from "../asking/use-may.ts";
import { useNews } from "../asking/use-news.ts";
import { usePageHeading } from "../focus/use-page-heading.ts";
import { pages, titleAt, usePageTitle } from "../parts/page-title.ts";
import { Account } from "./Account.tsx";
import css from "./frame.module.css";
import { CONTENT, SkipLinks } from "./SkipLinks.tsx";
import { State } from "./State.tsx";

/** What stands around every page: the way to the others, whether the documents are right, and who is in. */
export function Frame({ session }: { readonly session: Session }): ReactNode {
  useNews();
  const { pathname } = useLocation();
  usePageTitle(titleAt(pathname));
  usePageHeading(pathname);
  const { may, why } = useMay("editor");
  return (
    <div className={css.frame}>
      <header className={css.bar}>
        <SkipLinks />
        <span className={css.title}>Studio</span>
        <nav aria-label="Pages" className={css.pages}>
          {pages.map(({ to, name }) => (
            <NavLink key={to} to={to} end={to === "/"} className={css.page}>
              {name}
            </NavLink>
          ))}
        </nav>
        <div className={css.end}>
          <State />
          <Account {...session} />
        </div>
        {!may && <p className={css.looksOn}>{why}</p>}
      </header>
      <main id={CONTENT} tabIndex={-1} className={css.main}>
        <Outlet />
      </main>
    </div>
  );
}
