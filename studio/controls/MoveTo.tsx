import { type ReactNode, useRef } from "react";
import { Button, Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { ordinal } from "../../publish/words/ordinal.ts";
import menu from "../parts/menu.module.css";
import css from "./move-to.module.css";

interface MoveToProps {
  /** What is moved. */
  readonly words: string;
  /** Where it stands, from 0. */
  readonly at: number;
  readonly among: number;
  readonly may: boolean;
  readonly move: (to: number) => void;
}

/** Moves an entry of an order to any place at once, out of a menu of them. */
export function MoveTo({ words, at, among, may, move }: MoveToProps): ReactNode {
  const opens = useRef<HTMLButtonElement>(null);
  return (
    <MenuTrigger onOpenChange={(isOpen) => !isOpen && comeBack(opens.current)}>
      <Button ref={opens} className={css.open ?? ""} isDisabled={!may || among < 2} aria-label={`Move ${words} to …`}>
        Move to…
      </Button>
      <Popover className={menu.popover ?? ""}>
        <Menu
          className={menu.menu ?? ""}
          aria-label={`Where ${words} is to stand`}
          disabledKeys={[at]}
          onAction={(key) => move(Number(key))}
          items={Array.from({ length: among }, (_, place) => ({ id: place }))}
        >
          {({ id }) => (
            <MenuItem id={id} className={menu.item ?? ""}>
              {ordinal(id + 1)}
              {id === at ? " (now)" : ""}
            </MenuItem>
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

/** So long a menu that closes takes to give the focus back, ms. */
const CLOSES = 500;

/** The list takes what its menu gives back for its row, where Enter opens nothing: that hands it on to what opened the menu. */
function comeBack(opens: HTMLElement | null): void {
  const row = opens?.closest('[role="row"]');
  row?.addEventListener("focus", () => opens?.focus(), { once: true, signal: AbortSignal.timeout(CLOSES) });
}
