import { bootOf } from "../../app/testing/boot.ts";
import type { Visit } from "../../engine/testing.ts";
import { entryWidgets, lazyWidgets } from "../../widgets/index.ts";
import { Buttons } from "./buttons.ts";
import { type Around, Page } from "./tab.ts";

const boot = bootOf("718", "302", "en_US", "/login");
/** What a widget draws is nobody's concern here. */
const widgets = Object.fromEntries(
  [...Object.keys(entryWidgets), ...Object.keys(lazyWidgets)].map((type) => [type, () => null]),
);

/** A page without what it looks like: its buttons can be pressed. */
export class PressedPage extends Page {
  #shown: { visit: Visit; buttons: Buttons } | undefined;

  constructor(tab: Around) {
    super(tab, { boot, widgets });
  }

  get visit(): Visit | undefined {
    return this.engine.stage.kind === "visit" ? this.engine.stage.visit : undefined;
  }

  /** Presses the button of the innermost dialog: what was told is seen, what is still asked about is left for now. */
  answerDialog(): void {
    const { dialogs } = this.engine;
    if (dialogs.stack.length === 0) return;
    const told = this.visit?.session.read("screen.unarrived");
    dialogs.close({ dismissed: false, value: told ?? {} });
  }

  get buttons(): Buttons | undefined {
    const { visit } = this;
    if (visit && this.#shown?.visit !== visit) this.#shown = { visit, buttons: new Buttons(this.engine, visit) };
    return visit && this.#shown?.buttons;
  }
}
