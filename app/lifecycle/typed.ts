import type { Engine, TextStore } from "../../engine/index.ts";

const key = "app.typed";

interface Typed {
  readonly path: string;
  readonly values: readonly (readonly [field: string, value: unknown])[];
}

/** Puts aside what was typed on the screen that is shown; never a sensitive field (C18). */
export function putTypedAside({ stage }: Engine, store: TextStore | undefined): void {
  if (stage.kind !== "visit") return;
  const { document, cells, route } = stage.visit.session;
  const plain = (field: string) => document.form?.[field] !== undefined && document.form[field].sensitive !== true;
  const values = cells.entries("form").filter(([field, value]) => value !== undefined && plain(field));
  if (values.length === 0) return;
  try {
    store?.setItem(key, JSON.stringify({ path: route.path, values } satisfies Typed));
  } catch {
    // Full or blocked: the page is made anew all the same.
  }
}

/** Gives what was put aside back to its screen, when that is entered next. */
export function giveTypedBack(engine: Engine, store: TextStore | undefined): void {
  const typed = take(store);
  if (!typed) return;
  const give = (): boolean => {
    const { stage } = engine;
    if (stage.kind !== "visit" || stage.visit.session.route.path !== typed.path) return false;
    for (const [field, value] of typed.values)
      if (Object.hasOwn(stage.visit.session.document.form ?? {}, field))
        stage.visit.session.write(`form.${field}`, value);
    return true;
  };
  if (give()) return;
  const stop = engine.ui.stage.watch(() => {
    if (give()) stop();
  });
}

function take(store: TextStore | undefined): Typed | undefined {
  try {
    const text = store?.getItem(key) ?? "null";
    store?.removeItem(key);
    const typed = JSON.parse(text) as Partial<Typed> | null;
    return typeof typed?.path === "string" && Array.isArray(typed.values) ? (typed as Typed) : undefined;
  } catch {
    return undefined;
  }
}
