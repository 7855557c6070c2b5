import type { ReactNode } from "react";
import css from "./parts.module.css";

interface NoticeProps {
  readonly tone?: "good" | "warn" | "bad";
  readonly children: ReactNode;
}

/** A line that says how something went; who cannot see is told as well, of what is wrong at once. */
export const Notice = ({ tone, children }: NoticeProps): ReactNode => (
  <div className={`${css.notice} ${tone ? css[tone] : ""}`} role={tone === "bad" ? "alert" : "status"}>
    {children}
  </div>
);
