import { useAtomValue } from "jotai";
import { type ReactNode, useState } from "react";
import { Button, Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { leave, type Session } from "../asking/ask.ts";
import { SignedOut } from "../asking/no-answer.ts";
import { newsAtom } from "../asking/heard.ts";
import { beginAnew } from "../focus/begin-anew.ts";
import { type Failure, isOver, useFailure } from "../asking/use-failure.ts";
import { Notice } from "../parts/Notice.tsx";
import parts from "../parts/parts.module.css";
import menu from "../parts/menu.module.css";
import css from "./account.module.css";

/** Who is in, and how he leaves. */
export function Account({ who, role }: Pick<Session, "who" | "role">): ReactNode {
  const [wrong, setWrong] = useState<Failure>();
  const news = useAtomValue(newsAtom);
  const failure = useFailure();
  const signOut = async (everywhere: boolean) => {
    setWrong(undefined);
    try {
      await leave(everywhere);
    } catch (error) {
      // Who was signed out already is where he wanted to be.
      if (!(error instanceof SignedOut)) return setWrong(failure(error, "Try again once it does."));
    }
    beginAnew();
  };
  return (
    <>
      {wrong && !isOver(wrong, news) && <Notice tone="bad">You may still be signed in. {wrong.why}</Notice>}
      <MenuTrigger>
        <Button className={`${parts.button} ${css.who}`}>
          <span className={css.name}>
            {who}, {role}
          </span>
          <span aria-hidden="true">▾</span>
        </Button>
        <Popover className={menu.popover ?? ""} placement="bottom end" offset={4}>
          <Menu className={menu.menu ?? ""} onAction={(key) => void signOut(key === "everywhere")}>
            <MenuItem id="here" className={menu.item ?? ""}>
              Sign out
            </MenuItem>
            <MenuItem id="everywhere" className={menu.item ?? ""}>
              Sign out everywhere
            </MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
    </>
  );
}
