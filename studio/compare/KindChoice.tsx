import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import css from "./compared.module.css";

/** What is compared: two brands as the folder has them, or two releases. */
export const KindChoice = ({ releases }: { readonly releases: boolean }): ReactNode => (
  <nav aria-label="What to compare" className={css.views}>
    <Link to="/compare" className={css.view} aria-current={releases ? undefined : "page"}>
      Brands
    </Link>
    <Link to="/compare/releases" className={css.view} aria-current={releases ? "page" : undefined}>
      Releases
    </Link>
  </nav>
);
