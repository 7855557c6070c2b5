import { type KeyboardEvent, useRef, useState } from "react";

interface Given {
  /** What stands there while nobody types. */
  readonly shown: string;
  /** What was typed before the page was loaded. */
  readonly kept: string | undefined;
  /** Keeps what is typed; undefined drops it. */
  readonly keep: (text: string | undefined) => void;
  /** Gives how what was said is written, where that is otherwise than it was typed. */
  readonly say: (text: string) => string | undefined;
  /** What was typed is taken back. */
  readonly forget?: () => void;
  /** What Enter does; with Shift it always begins a line. */
  readonly enter?: "says" | "begins a line";
}

interface Typed {
  /** Undefined where nothing is typed that does not stand there. */
  readonly typed: string | undefined;
  readonly type: (text: string) => void;
  readonly field: {
    readonly value: string;
    readonly onBlur: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** What is typed is said with Enter or when the field is left; Escape takes back what was typed. */
export function useTyped({ shown, kept, keep, say, forget, enter = "says" }: Given): Typed {
  const [typed, setTyped] = useState(kept);
  /** What was said last: who leaves the field with what was refused, or kept, does not say it. */
  const said = useRef(kept);
  // What was typed and is held by now is not typed any more.
  if (typed !== undefined && typed === shown) setTyped(undefined);
  const speak = () => {
    if (typed === undefined || typed === shown) return setTyped(undefined);
    const written = say(typed) ?? typed;
    said.current = written;
    setTyped(written);
  };
  return {
    typed,
    type: (text) => {
      setTyped(text);
      keep(text);
    },
    field: {
      value: typed ?? shown,
      onBlur: () => typed !== said.current && speak(),
      onKeyDown: (event) => {
        // While letters are put together, as in Chinese, Enter chooses them.
        if (event.nativeEvent.isComposing) return;
        if (event.key === "Enter" && enter === "says" && !event.shiftKey) {
          event.preventDefault();
          speak();
        }
        if (event.key !== "Escape") return;
        said.current = undefined;
        setTyped(undefined);
        keep(undefined);
        forget?.();
      },
    },
  };
}
