import type { WidgetProps } from "../../engine/widget.ts";
import { Glyph } from "../shared/Glyph.tsx";
import css from "./info-list.module.css";
import type { InfoListProps } from "./info-list.props.ts";

/** The brand's claims (B6). */
export function InfoList({ id, title, items, variant = "row" }: WidgetProps<InfoListProps>) {
  return (
    <section className={css.info} id={id} aria-labelledby={title ? `${id}-title` : undefined}>
      {title ? (
        <h2 className={css.title} id={`${id}-title`}>
          {title}
        </h2>
      ) : null}
      <ul className={`${css.items} ${css[variant]}`}>
        {items.map((item, at) => (
          <li className={css.item} key={at}>
            <Glyph name={item.icon} className={css.icon} />
            <div>
              {item.figure ? <span className={css.figure}>{item.figure}</span> : null}
              <span className={css.text}>{item.text}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
