import { type Engine, type TextStore, valuesOf } from "../../engine/index.ts";

const key = "app.typed";

type Field = readonly [name: string, value: unknown];

interface Typed {
  readonly path: string;
  readonly values: readonly Field[];
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

const isField = (found: unknown): found is Field => Array.isArray(found) && typeof found[0] === "string";

function take(store: TextStore | undefined): Typed | undefined {
  try {
    const text = store?.getItem(key) ?? "null";
    store?.removeItem(key);
    const { path, values } = valuesOf(JSON.parse(text));
    return typeof path === "string" && Array.isArray(values) ? { path, values: values.filter(isField) } : undefined;
  } catch {
    return undefined;
  }
}
