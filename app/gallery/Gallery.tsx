import type { ReactNode } from "react";
import type { Boot } from "../../publish/page/boot.ts";
import { ExampleView } from "./ExampleView.tsx";
import type { Find } from "./ExampleNode.tsx";
import { shown } from "./examples.ts";
import css from "./gallery.module.css";
import { Picker } from "./Picker.tsx";

interface GalleryProps {
  readonly boot: Boot;
  readonly find: Find;
  /** The one type to show; all when absent. */
  readonly only: string | undefined;
  /** The one example to show, open. */
  readonly example: string | undefined;
}

/** Every example of every widget, in one brand and language. */
export function Gallery({ boot, find, only, example: chosen }: GalleryProps): ReactNode {
  const widgets = only === undefined ? shown : shown.filter(({ type }) => type === only);
  return (
    <main className={css.gallery}>
      <header className={css.head}>
        <h1 className={css.title}>Widget gallery</h1>
        <a className={css.other} href="/reference.html#widgets">
          Reference
        </a>
        <Picker boot={boot} only={only} />
      </header>
      {widgets.map((widget) => (
        <section
          key={widget.type}
          className={css.widget}
          data-widget={widget.type}
          data-above={widget.above || undefined}
          aria-label={widget.title}
        >
          <h2 className={css.subtitle}>{widget.type}</h2>
          <p className={css.about}>{widget.description}</p>
          {widget.examples.map((example, index) =>
            chosen !== undefined && chosen !== example.name ? null : (
              <ExampleView
                open={chosen !== undefined || !widget.above}
                key={example.name}
                widget={widget}
                example={example}
                id={`${widget.type}-${index}`}
                find={find}
              />
            ),
          )}
        </section>
      ))}
    </main>
  );
}
