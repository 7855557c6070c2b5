import type { WidgetProps } from "../../engine/widget.ts";
import css from "./skeleton.module.css";
import type { SkeletonProps } from "./skeleton.props.ts";

/** The grey shape of what is coming, of the same height. */
export function Skeleton({ shape = "line", count = 1 }: WidgetProps<SkeletonProps>) {
  return (
    <div className={css.skeleton} data-shape={shape} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <span className={css.shape} key={at} />
      ))}
    </div>
  );
}
