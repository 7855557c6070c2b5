import { type ReactNode, useEffect } from "react";
import type { NodeProps, WidgetComponent } from "../../widget/widget.ts";

type TestProps = NodeProps<string> & { name?: string; text?: string; bad?: boolean; title?: string };

/** Widgets that say when they render and show what they get. */
export function testWidgets(rendered: (name: string) => void): Readonly<Record<string, WidgetComponent>> {
  return {
    header: ({ title }: TestProps) => <h1>{title}</h1>,
    failure: ({ title, text, emit }: TestProps) => (
      <div role="alert">
        {title} {text}
        <button type="button" onClick={() => emit("retry")}>
          retry
        </button>
      </div>
    ),
    box({ name = "box", text, children, slots }: TestProps): ReactNode {
      rendered(name);
      return (
        <div data-testid={name}>
          {text}
          {slots.head}
          {children}
        </div>
      );
    },
    field({ name = "field", id, value = "", error, change, leave }: TestProps) {
      rendered(name);
      return (
        <>
          <input
            id={id}
            aria-label={name}
            value={value}
            onChange={(event) => change(event.target.value)}
            onBlur={leave}
          />
          {error === undefined ? null : <p role="alert">{error}</p>}
        </>
      );
    },
    button({ name = "button", pending, emit }: TestProps) {
      rendered(name);
      return (
        <button type="button" data-pending={pending} onClick={() => emit("press", "pressed")}>
          {name}
        </button>
      );
    },
    /** Breaks when its parent would not see it: in an effect, in a handler, or in a promise nobody waits for. */
    "late-breaker"({ name = "late", bad }: TestProps) {
      useEffect(() => {
        if (bad) throw new Error("broken effect");
      }, [bad]);
      return (
        <>
          <button
            type="button"
            onClick={() => {
              throw new Error("broken handler");
            }}
          >
            {name} handler
          </button>
          <button type="button" onClick={() => void Promise.reject(new Error("broken promise"))}>
            {name} promise
          </button>
        </>
      );
    },
    more: ({ id, shown, all, pending, emit }: TestProps & { shown?: number; all?: number }) => (
      <div id={id}>
        <p role="status">
          {shown} of {all}
        </p>
        <button type="button" data-pending={pending} onClick={() => emit("press")}>
          more
        </button>
      </div>
    ),
    breaker({ bad, name = "breaker" }: TestProps) {
      if (bad) throw new Error("broken widget");
      return <p>{name}</p>;
    },
  };
}
