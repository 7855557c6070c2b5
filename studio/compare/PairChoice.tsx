import type { ReactNode } from "react";
import {
  Autocomplete,
  Button,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SearchField,
  Select,
  SelectValue,
} from "react-aria-components";
import type { BrandCard } from "../../publish/studio/brand-cards.ts";
import type { Pair } from "../../publish/studio/questions.ts";
import css from "./pair-choice.module.css";
import { hasWords } from "../parts/has-words.ts";
import { pairIn, pairText } from "../parts/pair-address.ts";

interface PairChoiceProps {
  readonly label: string;
  readonly cards: readonly BrandCard[];
  readonly pair: Pair | undefined;
  readonly choose: (pair: Pair) => void;
}

/** Of the list, px: what is behind it still shows. */
const HIGHEST = 416;

/** Chooses one of all brands out of a list, which a part of a name or of codes makes shorter. */
export const PairChoice = ({ label, cards, pair, choose }: PairChoiceProps): ReactNode => (
  <Select
    className={css.choice ?? ""}
    placeholder="Choose a brand"
    value={pair ? pairText(pair) : null}
    onChange={(key) => {
      const chosen = pairIn(String(key));
      if (chosen) choose(chosen);
    }}
  >
    <Label className={css.label ?? ""}>{label}</Label>
    <Button className={css.field ?? ""}>
      <SelectValue className={css.value ?? ""} />
      <span aria-hidden="true">▾</span>
    </Button>
    <Popover className={css.popover ?? ""} offset={4} maxHeight={HIGHEST}>
      <Autocomplete filter={hasWords}>
        <SearchField className={css.search ?? ""} aria-label="Name or code">
          <Input ref={focused} className={css.input ?? ""} placeholder="Name or code, as 716-104" />
        </SearchField>
        <ListBox
          className={css.list ?? ""}
          items={cards}
          renderEmptyState={() => <p className={css.none}>No brand is called so.</p>}
        >
          {({ pair: id, name }) => (
            <ListBoxItem id={id} textValue={`${name} ${id}`} className={css.item ?? ""}>
              <span>{name}</span>
              <span className={css.codes}>{id}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Autocomplete>
    </Popover>
  </Select>
);

/** Who opened the list types at once. */
const focused = (input: HTMLInputElement | null): void => input?.focus();
