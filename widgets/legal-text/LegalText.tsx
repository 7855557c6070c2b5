import type { WidgetProps } from "../../engine/widget.ts";
import css from "./legal-text.module.css";
import type { LegalTextProps } from "./legal-text.props.ts";

/** A long text to read. Headings are of level 2: the screen's title is the one of level 1. */
export function LegalText({ id, title, updated, sections }: WidgetProps<LegalTextProps>) {
  return (
    <article className={css.text} id={id} aria-labelledby={title ? `${id}-title` : undefined}>
      {title ? (
        <p className={css.title} id={`${id}-title`}>
          {title}
        </p>
      ) : null}
      {updated ? <p className={css.updated}>{updated}</p> : null}
      {sections.map((section, index) => (
        // A text's sections do not move.
        <section key={index}>
          {section.heading ? <h2 className={css.heading}>{section.heading}</h2> : null}
          {section.paragraphs.map((paragraph, place) => (
            // Nor do its paragraphs.
            <p className={css.paragraph} key={place}>
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </article>
  );
}
