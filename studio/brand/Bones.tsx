import type { ReactNode } from "react";
import parts from "../parts/parts.module.css";
import css from "./brand.module.css";

/** Where a brand is going to stand. */
export const Bones = (): ReactNode => (
  <div className={css.page} role="status" aria-label="The brand is being read">
    <div className={css.side}>
      <div className={`${parts.bone} ${css.tall}`} />
    </div>
    <div className={css.values}>
      <div className={`${parts.bone} ${css.tall}`} />
    </div>
  </div>
);
