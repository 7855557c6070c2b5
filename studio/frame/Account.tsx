import type { ReactNode } from "react";
import { Button, Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { leave, type Session } from "../asking/ask.ts";
import parts from "../parts/parts.module.css";
import menu from "../parts/menu.module.css";
import css from "./account.module.css";

/** Who is in, and how he leaves. */
export const Account = ({ who, role }: Pick<Session, "who" | "role">): ReactNode => (
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
);

async function signOut(everywhere: boolean): Promise<void> {
  await leave(everywhere);
  window.location.reload();
}
