import type { ReactNode } from "react";
import { useMatch } from "react-router-dom";
import parts from "../parts/parts.module.css";
import css from "./skip-links.module.css";

/** Where they lead: what takes the focus there has this id. */
export const [CONTENT, APP] = ["content", "app"];

/** The first that Tab comes to, seen only then: past the bar, and on a brand's page past its values too. */
export function SkipLinks(): ReactNode {
  const ofBrand = useMatch("/brand/:business/:channel/:section?") !== null;
  return (
    <>
      <Skip to={CONTENT}>Skip to content</Skip>
      {ofBrand && <Skip to={APP}>Skip to the app</Skip>}
    </>
  );
}

// The address is the page's own: no place within it can be a link.
const Skip = ({ to, children }: { readonly to: string; readonly children: string }): ReactNode => (
  <button type="button" className={`${parts.button} ${css.skip}`} onClick={() => document.getElementById(to)?.focus()}>
    {children}
  </button>
);
