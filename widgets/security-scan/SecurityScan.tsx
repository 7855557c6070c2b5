import { useEffect, useState } from "react";
import { useLocale, type WidgetProps } from "../../engine/widget.ts";
import { Action } from "../shared/Action.tsx";
import { Drawing } from "../shared/Drawing.tsx";
import { TickBox } from "../shared/field/TickBox.tsx";
import css from "./security-scan.module.css";
import type { SecurityScanProps } from "./security-scan.props.ts";

const SECOND = 1000;

/** The timed security scan (D1): counts on `performance.now`, which setting the device's clock does not move (R62). */
export function SecurityScan(props: WidgetProps<SecurityScanProps>) {
  const { id, seconds, image, pending, emit } = props;
  const { text } = useLocale();
  const [left, setLeft] = useState(seconds);
  const [agreed, setAgreed] = useState(props.checked ?? false);

  useEffect(() => {
    const start = performance.now();
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const rest = Math.max(0, seconds * SECOND - (performance.now() - start));
      setLeft(Math.ceil(rest / SECOND));
      if (rest > 0) timer = setTimeout(tick, rest % SECOND || SECOND);
    };
    tick();
    return () => clearTimeout(timer);
  }, [seconds]);

  const over = left === 0;
  return (
    <div className={css.scan} id={id} role="group" aria-labelledby={`${id}-content`}>
      {image ? (
        <div className={css.image}>
          <Drawing name={image} />
        </div>
      ) : null}
      <p className={css.content} id={`${id}-content`} aria-live="polite">
        {over ? props.agreement : props.content}
      </p>
      {over ? (
        <TickBox id={`${id}-agree`} ticked={agreed} change={setAgreed}>
          {props.agreeLabel}
        </TickBox>
      ) : null}
      <Action
        label={over ? props.buttonLabel : text("widgets.security-scan-wait", { seconds: left })}
        pending={pending}
        onPress={() => {
          if (over) emit("confirm", { agreed });
        }}
      />
    </div>
  );
}
