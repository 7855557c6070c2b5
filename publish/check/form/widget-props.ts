import { nodeProps } from "../../../engine/grammar.ts";
import { messages } from "../../faults/messages.ts";
import type { Check } from "../given/checking.ts";
import { entries } from "../../documents/entries.ts";

/** A widget's props are handed to it beside those of its node, so that none may bear a name of these. */
export const checkWidgetProps: Check = ({ project, report }) => {
  for (const document of project.ofKind("widget").values())
    for (const name of Object.keys(entries(entries(entries(document.data).props).properties)))
      if (nodeProps.includes(name))
        report(document, ["props", "properties", name], messages.propOfNode(name), { at: "key" });
};
