import { type ReactNode, useId, useState } from "react";

import { canonical, type Json, type JsonObject, objectOf } from "../../publish/documents/json.ts";
import { useKeptText } from "../drafts/use-kept-text.ts";
import type { SheetField } from "../../publish/studio/brand-sheet.ts";
import type { Takes } from "../../publish/studio/form/brand-form.ts";
import parts from "../parts/parts.module.css";
import css from "./records.module.css";
import controls from "./controls.module.css";
import type { ListProps } from "./control.ts";
import { useAdded } from "../drafts/use-added.ts";

const wordsIn = (text: string): readonly string[] => text.split(/[\s,]+/).filter((word) => word !== "");

/** Lists of words, each under a name: `302: 7100000060, 7100000061`. */
export function NamedListsControl({ field, place, at, id, set, begin }: ListProps): ReactNode {
  const lists = Object.entries(objectOf(field.value)).flatMap(([name, list]) =>
    Array.isArray(list) ? [[name, list.map(String)] as const] : [],
  );
  const say = (name: string, words: readonly string[] | null) => set((now) => withName(now.said, at, name, words));
  return (
    <div className={css.records} role="group" aria-labelledby={id}>
      {lists.length === 0 && <p className={css.none}>There is none.</p>}
      {lists.map(([name, list]) => (
        <ListOf
          key={name}
          name={name}
          words={list}
          begin={begin}
          put={(next) => say(name, next)}
          leaveOut={() => say(name, null)}
        />
      ))}
      <AddList takes={field.takes} place={place} known={lists.map(([name]) => name)} add={say} />
    </div>
  );
}

/**
 * What a layer says of a value by names, with another word under one name; null leaves that out. Of what lies below it
 * says no more than is otherwise: a copy would keep that when it changes there.
 * @param at the layer's place among the layers
 */
function withName(said: SheetField["said"], at: number, name: string, word: Json): JsonObject {
  const { [name]: _, ...others } = objectOf(said[at]?.value);
  const below = said.slice(0, at).map((one) => objectOf(one?.value));
  const under = below.findLast((one) => Object.hasOwn(one, name))?.[name] ?? null;
  return canonical(word) === canonical(under) ? others : { ...others, [name]: word };
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
