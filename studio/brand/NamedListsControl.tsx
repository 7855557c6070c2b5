import { type ReactNode, useId, useState } from "react";

import { type Json, objectOf } from "../../publish/documents/json.ts";
import { useKeptText } from "../drafts/use-kept-text.ts";
import type { Takes } from "../../publish/studio/form/brand-form.ts";
import parts from "../parts/parts.module.css";
import css from "./records.module.css";
import controls from "./controls.module.css";
import type { ListProps } from "./control.ts";
import { useAdded } from "../drafts/use-added.ts";

const wordsIn = (text: string): readonly string[] => text.split(/[\s,]+/).filter((word) => word !== "");

/** Lists of words, each under a name: `302: 7100000060, 7100000061`. */
export function NamedListsControl({ field, place, id, set, begin }: ListProps): ReactNode {
  const lists = Object.entries(objectOf(field.value)).flatMap(([name, list]) =>
    Array.isArray(list) ? [[name, list.map(String)] as const] : [],
  );
  /** None of a name takes away what a layer below says under it. */
  const say = (next: readonly (readonly [string, readonly string[] | null])[]) =>
    set(Object.fromEntries(next.map(([name, list]) => [name, list && [...list]] satisfies [string, Json])));
  return (
    <div className={css.records} role="group" aria-labelledby={id}>
      {lists.length === 0 && <p className={css.none}>There is none.</p>}
      {lists.map(([name, list]) => (
        <ListOf
          key={name}
          name={name}
          words={list}
          begin={begin}
          put={(next) => say(lists.map((one) => (one[0] === name ? [name, next] : one)))}
          leaveOut={() => say(lists.map((one) => (one[0] === name ? [name, null] : one)))}
        />
      ))}
      <AddList
        takes={field.takes}
        place={place}
        known={lists.map(([name]) => name)}
        add={(name, words) => say([...lists, [name, words]])}
      />
    </div>
  );
}

interface ListOfProps {
  readonly name: string;
  readonly words: readonly string[];
  readonly begin: () => void;
  readonly put: (words: readonly string[]) => void;
  readonly leaveOut: () => void;
}

function ListOf({ name, words, begin, put, leaveOut }: ListOfProps): ReactNode {
  const shown = words.join(", ");
  const [typed, setTyped] = useState<string>();
  const id = useId();
  const say = () => {
    if (typed !== undefined && wordsIn(typed).join(", ") !== shown) put(wordsIn(typed));
    setTyped(undefined);
  };
  return (
    <div className={css.row}>
      <label className={css.name} htmlFor={id}>
        {name}
      </label>
      <input
        id={id}
        className={controls.input}
        value={typed ?? shown}
        onChange={(event) => {
          begin();
          setTyped(event.target.value);
        }}
        onBlur={say}
        onKeyDown={({ key }) => {
          if (key === "Enter") say();
          if (key === "Escape") setTyped(undefined);
        }}
      />
      <button type="button" className={css.move} aria-label={`Leave ${name} out`} onClick={leaveOut}>
        ✕
      </button>
    </div>
  );
}

interface AddProps {
  readonly takes: Takes;
  readonly place: string;
  readonly known: readonly string[];
  readonly add: (name: string, words: readonly string[]) => void;
}

/** What is typed stays until it is there. */
function AddList({ takes, place, known, add }: AddProps): ReactNode {
  const called = takes.is === "named lists" ? takes : undefined;
  const nameLabel = called?.name ?? "Under which name";
  const wordsLabel = `${called?.words ?? "What stands there"}, with commas between`;
  const [name, setName] = useKeptText(`${place} name to add`);
  const [words, setWords] = useKeptText(`${place} words to add`);
  const isThere = known.includes(name.trim());
  const ready = name.trim() !== "" && !isThere && wordsIn(words).length > 0;
  const adding = useAdded(name.trim(), isThere, () => {
    setName("");
    setWords("");
  });
  return (
    <form
      className={css.row}
      onSubmit={(event) => {
        event.preventDefault();
        if (!ready) return;
        adding(name.trim());
        add(name.trim(), wordsIn(words));
      }}
    >
      <input
        className={controls.input}
        aria-label={nameLabel}
        placeholder={nameLabel}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <input
        className={controls.input}
        aria-label={wordsLabel}
        placeholder={wordsLabel}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <button type="submit" className={parts.button} disabled={!ready}>
        Add
      </button>
      {isThere && <span role="status">{name.trim()} is there already: its line above can be edited.</span>}
    </form>
  );
}
