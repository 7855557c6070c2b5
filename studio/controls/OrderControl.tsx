import { type KeyboardEvent, type ReactNode, useId } from "react";
import { Button, DropIndicator, GridList, GridListItem, useDragAndDrop } from "react-aria-components";
import type { Json } from "../../publish/documents/json.ts";
import { orderLabel } from "../../publish/studio/form/order-label.ts";
import { putDown } from "../../publish/studio/form/put-down.ts";
import type { OrderOption } from "../../publish/studio/form/order-options.ts";
import { useKeptText } from "../drafts/use-kept-text.ts";
import { useMay } from "../asking/use-may.ts";
import parts from "../parts/parts.module.css";
import type { ListProps } from "./control.ts";
import css from "./controls.module.css";
import { MoveTo } from "./MoveTo.tsx";
import { ShowsNow } from "./ShowsNow.tsx";
import { useAdded } from "../drafts/use-added.ts";

const wordsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];

/** What is to become of an order. */
type Reorder = (order: readonly string[]) => Json;

/** Names in an order: moved by dragging, by the keys (Enter on the handle, then arrows), or a place at a time. */
export function OrderControl({ field, place, id, describedBy, set, press }: ListProps): ReactNode {
  const { may } = useMay("editor");
  const order = wordsIn(field.value);
  const { options } = field;
  const reorder = (change: Reorder) => press((now) => change(wordsIn(now.value)));
  /** @param to the place, of where it stands by then */
  const move = (name: string, to: (at: number) => number) =>
    reorder((now) => {
      const from = now.indexOf(name);
      return from < 0 ? [...now] : moved(now, from, Math.max(0, to(from)));
    });
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ "text/plain": String(key) })),
    onReorder: ({ keys, target }) => {
      const place = { key: String(target.key), after: target.dropPosition === "after" };
      const names = new Set([...keys].map(String));
      if (putDown(order, names, place)) reorder((now) => [...(putDown(now, names, place) ?? now)]);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={css.target ?? ""} />,
  });
  return (
    <div className={css.order} role="presentation" onKeyDown={stayInSight}>
      <GridList
        aria-labelledby={id}
        aria-describedby={describedBy}
        className={css.list ?? ""}
        items={order.map((name) => ({ id: name, name }))}
        {...(may && { dragAndDropHooks })}
        dependencies={[order, options, may]}
        renderEmptyState={() => (options ? "Nothing shows." : "There is none.")}
      >
        {({ name }) => {
          const at = order.indexOf(name);
          const words = orderLabel(name, options);
          return (
            <GridListItem textValue={words} className={css.item ?? ""}>
              {may ? (
                <Button slot="drag" className={css.handle ?? ""} aria-label={`Drag ${words}`}>
                  ⠿
                </Button>
              ) : (
                <span />
              )}
              <span className={css.place}>{at + 1}</span>
              <span className={css.what}>
                {words}
                <Needs option={options?.find((one) => one.id === name)} />
                <ShowsNow of={field.path.slice(0, -1).join(".")} entry={name} />
              </span>
              <span className={css.moves}>
                <MoveTo words={words} at={at} among={order.length} may={may} move={(to) => move(name, () => to)} />
                <Button
                  className={css.move ?? ""}
                  isDisabled={!may || at === 0}
                  aria-label={`Move ${words} up`}
                  onPress={() => move(name, (from) => from - 1)}
                >
                  ↑
                </Button>
                <Button
                  className={css.move ?? ""}
                  isDisabled={!may || at === order.length - 1}
                  aria-label={`Move ${words} down`}
                  onPress={() => move(name, (from) => from + 1)}
                >
                  ↓
                </Button>
                <Button
                  className={css.move ?? ""}
                  isDisabled={!may}
                  aria-label={`Leave ${words} out`}
                  onPress={() => reorder((now) => now.filter((one) => one !== name))}
                >
                  ✕
                </Button>
              </span>
            </GridListItem>
          );
        }}
      </GridList>
      {may && (
        <Add
          order={order}
          options={options}
          place={place}
          add={(name) => set(({ value }) => withOne(wordsIn(value), name))}
        />
      )}
    </div>
  );
}

/** The keys that lead to the first and the last entry lead the whole page to its start and end besides, away from these. */
function stayInSight(event: KeyboardEvent): void {
  const isInEntry = event.target instanceof Element && event.target.closest('[role="row"]') !== null;
  if (isInEntry && (event.key === "Home" || event.key === "End")) event.preventDefault();
}

interface AddProps {
  readonly order: readonly string[];
  readonly options: readonly OrderOption[] | undefined;
  readonly place: string;
  readonly add: (name: string) => void;
}

/** What else there is; of an order of anything, whatever is typed, which stays until it is there. */
function Add({ order, options, place, add }: AddProps): ReactNode {
  const [typed, type] = useKeptText(`${place} to add`);
  const told = useId();
  const left = options?.filter(({ id }) => !order.includes(id));
  const name = typed.trim();
  const isThere = order.includes(name);
  const adding = useAdded(name, isThere, () => type(""));
  if (left?.length === 0) return null;
  const ready = left ? left.some(({ id }) => id === typed) : name !== "" && !isThere;
  return (
    <form
      className={css.add}
      onSubmit={(event) => {
        event.preventDefault();
        if (!ready) return;
        adding(name);
        add(name);
      }}
    >
      {left ? (
        <select
          className={css.input}
          aria-label="What to add"
          value={typed}
          onChange={(event) => type(event.target.value)}
        >
          <option value="">What is left out …</option>
          {left.map(({ id }) => (
            <option key={id} value={id}>
              {orderLabel(id, options)}
            </option>
          ))}
        </select>
      ) : (
        <input
          className={css.input}
          aria-label="What to add"
          aria-describedby={isThere ? told : undefined}
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
      )}
      <button type="submit" className={parts.button} disabled={!ready}>
        Add
      </button>
      {isThere && !left && (
        <span id={told} role="status">
          {name} is there already.
        </span>
      )}
    </form>
  );
}

/** Features that it asks for, and whether this brand has them. */
const Needs = ({ option }: { readonly option: OrderOption | undefined }): ReactNode =>
  option?.needs.map(({ title, on }) => (
    <span key={title} className={`${parts.chip} ${on ? "" : parts.warn}`}>
      {title}: {on ? "on" : "off"}
    </span>
  ));

const withOne = (order: readonly string[], name: string): string[] =>
  order.includes(name) ? [...order] : [...order, name];

function moved(order: readonly string[], from: number, to: number): string[] {
  const rest = order.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...order.slice(from, from + 1), ...rest.slice(to)];
}
