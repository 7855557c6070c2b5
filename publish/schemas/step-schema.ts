import { type Grammar, type Holds, noSteps } from "../../engine/grammar.ts";
import { closed, keySchema } from "./key-schema.ts";
import type { Schema } from "../documents/schema.ts";

/** The schema of a step: one form for each verb, with what the grammar says that it takes. */
export function stepSchema({ shapes, verbs }: Pick<Grammar, "shapes" | "verbs">): Schema {
  const { do: _, with: using, ...keys } = shapes.step ?? {};
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "step.schema.json",
    title: "Steps",
    description: "Generated from engine/document/grammar/ by npm run generate.",
    $defs: {
      steps: {
        description: `Steps, run in order; "${noSteps}" where nothing is to happen.`,
        if: { type: "string" },
        then: { const: noSteps },
        else: { type: "array", items: { $ref: "#/$defs/step" } },
      },
      step: {
        type: "object",
        description: "One step: what to do, with what, and what happens then.",
        required: ["do"],
        discriminator: { propertyName: "do" },
        properties: { do: { description: "The verb." } },
        oneOf: Object.entries(verbs).map(([name, verb]) => stepOf(name, verb, using, keys)),
      },
    },
  };
}

function stepOf(
  name: string,
  { does, with: given = {}, takes = [] }: Grammar["verbs"][string],
  using: Holds | undefined,
  keys: Readonly<Record<string, Holds>>,
): Schema {
  const own = Object.entries(keys).filter(([key, { some }]) => !some || takes.some((one) => one === key));
  const needsWith = Object.values(given).some(({ needed }) => needed);
  const beside = own.flatMap(([key, { beside: other }]) => (other === undefined ? [] : [[key, [other]] as const]));
  return {
    type: "object",
    title: name,
    description: does,
    additionalProperties: false,
    required: ["do", ...(needsWith ? ["with"] : []), ...own.filter(([, { needed }]) => needed).map(([key]) => key)],
    properties: {
      do: { const: name, description: does },
      ...(Object.keys(given).length > 0 && { with: { ...closed(given), description: using?.says } }),
      ...Object.fromEntries(own.map(([key, holds]) => [key, keySchema(holds)])),
    },
    ...(beside.length > 0 && { dependentRequired: Object.fromEntries(beside) }),
  };
}
