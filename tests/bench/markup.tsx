import { memo, type ReactNode } from "react";
import type { Bill, Option } from "./workload.ts";

/** The one markup of everything that is measured, so that engines are compared and not designs. */
export function Row(props: { id: string; label: string; required: boolean; error?: string; children: ReactNode }) {
  const { id, label, required, error, children } = props;
  return (
    <div className="f">
      <label htmlFor={id}>
        {label}
        {required ? " *" : ""}
      </label>
      {children}
      {error ? (
        <div className="err" role="alert">
          {error}
        </div>
      ) : null}
    </div>
  );
}

/** The options of a select; unchanged while the list is the same. */
export const Options = memo(function Options({ options }: { options: readonly Option[] | undefined }) {
  return (
    <>
      <option value="">Select…</option>
      {options?.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
});

/** A group of fields under its title. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="g">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** The form around all groups; the engine draws its own around every screen. */
export function FormFrame({ children }: { children: ReactNode }) {
  return (
    <form className="fields" noValidate onSubmit={(event) => event.preventDefault()}>
      {children}
    </form>
  );
}

/** The button below the groups. */
export function Submit({ press }: { press: () => void }) {
  return (
    <button type="submit" onClick={press}>
      Submit
    </button>
  );
}

/** A bill: six texts, a badge when it is late, a button. */
export function Card({
  title,
  lender,
  amount,
  due,
  status,
  order,
  overdue,
  pay,
}: Omit<Bill, "id"> & { pay: () => void }) {
  return (
    <div className="card">
      <h3>{title}</h3>
      <div>
        <span>{lender}</span>
      </div>
      <div>
        <span>{amount}</span>
      </div>
      <div>
        <span>{due}</span>
      </div>
      <div>
        <span>{status}</span>
      </div>
      <div>
        <span>{order}</span>
      </div>
      {overdue ? <span className="badge">LATE</span> : null}
      <button type="button" onClick={pay}>
        Pay
      </button>
    </div>
  );
}
