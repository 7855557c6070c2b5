/** A button as wide as its screen, with the steps of a press. */
export const button = (text: string, press: readonly unknown[], props: Readonly<Record<string, unknown>> = {}) => ({
  widget: "button",
  props: { label: { $t: text }, ...props, full: true },
  on: { press },
});

/** Actions where a thumb finds them, whatever is scrolled: the primary one of a screen stands nowhere else. */
export const actionBar = (children: readonly unknown[]) => ({ widget: "action-bar", children });

/** The way home. */
export const goHome = [{ do: "go", with: { to: "/index" } }];
