import { type FormEvent, type ReactNode, useId } from "react";
import { useSearchParams } from "react-router-dom";
import parts from "../parts/parts.module.css";
import { Found } from "./Found.tsx";
import css from "./value-history.module.css";

const fields = [
  { name: "value", title: "Value", hint: "Words of its title, as coupons" },
  { name: "brand", title: "Brand", hint: "717, 717-301 or a name" },
  { name: "person", title: "Person", hint: "Who edited or published" },
] as const;

/** Looks for who had a value of which brand otherwise. The address says what is looked for, so that it can be sent. */
export function ValueHistory(): ReactNode {
  const [search, setSearch] = useSearchParams();
  const id = useId();
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const words = fields.flatMap(({ name }) => {
      const word = given.get(name);
      return typeof word === "string" && word.trim() !== "" ? [[name, word.trim()] as const] : [];
    });
    setSearch(Object.fromEntries(words));
  };
  const word = (name: string) => search.get(name) ?? "";
  const asked = { value: word("value"), brand: word("brand"), person: word("person") };
  const isAsked = fields.some(({ name }) => asked[name] !== "");
  return (
    <section className={css.card} aria-labelledby={id}>
      <h2 id={id}>Who changed a value</h2>
      <form key={search.toString()} className={css.form} role="search" aria-labelledby={id} onSubmit={find}>
        {fields.map(({ name, title, hint }) => (
          <label key={name}>
            {title}
            <input name={name} defaultValue={asked[name]} placeholder={hint} maxLength={200} />
          </label>
        ))}
        <button type="submit" className={parts.button}>
          Find
        </button>
        {isAsked && (
          <button type="button" className={`${parts.button} ${parts.quiet}`} onClick={() => setSearch({})}>
            Clear
          </button>
        )}
      </form>
      {isAsked && <Found asked={asked} />}
    </section>
  );
}
