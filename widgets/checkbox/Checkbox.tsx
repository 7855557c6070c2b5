import type { WidgetProps } from "../../engine/widget.ts";
import { TickBox } from "../shared/field/TickBox.tsx";
import type { CheckboxProps } from "./checkbox.props.ts";
import { cutSentence } from "./sentence.ts";
import { SentenceLink } from "./SentenceLink.tsx";

/** A consent; links in its sentence open without ticking it. */
export function Checkbox(props: WidgetProps<CheckboxProps, boolean>) {
  const { id, label, links, error, disabled, value = false, change, leave, emit } = props;
  return (
    <TickBox id={id} ticked={value} error={error} disabled={disabled} change={change} leave={leave}>
      {links
        ? cutSentence(label, links).map(({ text, link }) =>
            link === undefined ? text : <SentenceLink key={link} text={text} open={() => emit("open", link)} />,
          )
        : label}
    </TickBox>
  );
}
