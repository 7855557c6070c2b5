import { type ReactNode, useState } from "react";
import { ExampleBoundary } from "./ExampleBoundary.tsx";
import { ExampleNode, type Find } from "./ExampleNode.tsx";
import type { Example, Shown } from "./examples.ts";
import css from "./gallery.module.css";

interface ExampleViewProps {
  readonly widget: Shown;
  readonly example: Example;
  readonly id: string;
  readonly find: Find;
  /** Whether it shows at once. */
  readonly open: boolean;
}

/** One example with its name above it; one above the page opens and closes by its button. */
export function ExampleView({ widget, example, id, find, open: begins }: ExampleViewProps): ReactNode {
  const [open, setOpen] = useState(begins);
  const said = (event: string) => widget.above && event === "close" && setOpen(false);
  return (
    <section className={css.example} data-example={example.name} aria-labelledby={`${id}-name`}>
      <h3 className={css.name} id={`${id}-name`}>
        {example.name}
      </h3>
      {widget.above && (
        <button type="button" className={css.open} onClick={() => setOpen(!open)}>
          {`Show ${example.name}`}
        </button>
      )}
      <div className={css.stage} data-stage="">
        {open && (
          <ExampleBoundary>
            <ExampleNode type={widget.type} id={id} example={example} find={find} said={said} />
          </ExampleBoundary>
        )}
      </div>
    </section>
  );
}
