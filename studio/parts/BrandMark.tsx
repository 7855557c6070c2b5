import type { ReactNode } from "react";
import { isDrawn, marks } from "../../widgets/shared/marks.ts";
import css from "./phone.module.css";

/** A brand's drawing as its app has it; what is neither one of the app's nor an address draws nothing. */
export function BrandMark({ mark }: { readonly mark: string }): ReactNode {
  if (!isDrawn(mark)) return mark.startsWith("/assets/") ? <img className={css.mark} src={mark} alt="" /> : null;
  const Drawn = marks[mark];
  return (
    <span className={css.mark}>
      <Drawn first={css.first} second={css.second} />
    </span>
  );
}
