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
}

/** One example with its name above it; a modal one opens by its button and closes as it asks to. */
export function ExampleView({ widget, example, id, find }: ExampleViewProps): ReactNode {
  const [open, setOpen] = useState(!widget.modal);
  const said = (event: string) => widget.modal && event === "close" && setOpen(false);
  return (
    <section className={css.example} data-example={example.name} aria-labelledby={`${id}-name`}>
      <h3 className={css.name} id={`${id}-name`}>
        {example.name}
      </h3>
      {widget.modal && (
        <button type="button" className={css.open} onClick={() => setOpen(true)}>
          {`Open ${example.name}`}
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
