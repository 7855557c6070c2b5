import { memo, useCallback, useState } from "react";
import { FormFrame, Group, Submit } from "../markup.tsx";
import { rendered } from "../renders.ts";
import type { FormSpec, GroupSpec } from "../workload.ts";
import { Field, type FormMemory } from "./field.tsx";

/** A group; it renders again only when a field changes on which others depend. */
const FieldGroup = memo(function FieldGroup({ group, memory }: { group: GroupSpec; memory: FormMemory }) {
  rendered();
  const [leading, setLeading] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(
      group.fields.flatMap(({ hideWhen, optionsBy }) =>
        [hideWhen?.[0], optionsBy].filter((id) => id !== undefined).map((id) => [id, memory.values.get(id) ?? ""]),
      ),
    ),
  );
  const tell = useCallback((id: string, value: string) => setLeading((now) => ({ ...now, [id]: value })), []);
  return (
    <Group title={group.title}>
      {group.fields.map((field) => {
        const { id, hideWhen, optionsBy } = field;
        if (hideWhen && leading[hideWhen[0]] === hideWhen[1]) return null;
        return (
          <Field
            key={id}
            field={field}
            memory={memory}
            tell={id in leading ? tell : undefined}
            by={optionsBy && leading[optionsBy]}
          />
        );
      })}
    </Group>
  );
});

/** The whole form. */
export function HandWrittenForm({ spec, memory }: { spec: FormSpec; memory: FormMemory }) {
  const submit = () => {
    for (const check of memory.submits) check();
  };
  return (
    <FormFrame>
      {spec.groups.map((group) => (
        <FieldGroup key={group.id} group={group} memory={memory} />
      ))}
      <Submit press={submit} />
    </FormFrame>
  );
}
