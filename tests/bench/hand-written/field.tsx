import { memo, useEffect, useState } from "react";
import { Options, Row } from "../markup.tsx";
import { rendered } from "../renders.ts";
import { cities, type FieldSpec, requiredMessage } from "../workload.ts";

/** Values by field and the checks to run on submit; nothing in it makes anything render. */
export interface FormMemory {
  readonly values: Map<string, string>;
  readonly submits: Set<() => void>;
}

const compiled = new Map<string, RegExp>();

function fits(pattern: string, value: string): boolean {
  let known = compiled.get(pattern);
  if (!known) {
    known = new RegExp(pattern, "u");
    compiled.set(pattern, known);
  }
  return known.test(value);
}

function validate({ required, pattern, message }: FieldSpec, value: string): string | undefined {
  if (!value) return required ? requiredMessage : undefined;
  return pattern && !fits(pattern, value) ? message : undefined;
}

interface FieldProps {
  readonly field: FieldSpec;
  readonly memory: FormMemory;
  /** Told of changes when other fields depend on this one. */
  readonly tell?: (id: string, value: string) => void;
  /** The value of the field that says which options there are. */
  readonly by?: string;
}

/** One field with its own state. */
export const Field = memo(function Field({ field, memory, tell, by }: FieldProps) {
  rendered();
  const { id, label, required, type } = field;
  const [{ value, shown }, set] = useState(() => ({ value: memory.values.get(id) ?? "", shown: false }));
  useEffect(() => {
    const submit = () => set((now) => (now.shown ? now : { ...now, shown: true }));
    memory.submits.add(submit);
    return () => void memory.submits.delete(submit);
  }, [memory]);
  const change = (next: string) => {
    memory.values.set(id, next);
    set({ value: next, shown: true });
    tell?.(id, next);
  };
  return (
    <Row id={id} label={label} required={required} error={shown ? validate(field, value) : undefined}>
      {type === "select" ? (
        <select id={id} name={id} value={value} onChange={(event) => change(event.target.value)}>
          <Options options={field.options ?? cities[by ?? ""]} />
        </select>
      ) : (
        <input id={id} name={id} type={type} value={value} onChange={(event) => change(event.target.value)} />
      )}
    </Row>
  );
});
