/** The only entry for widgets: the contract between a document's node and the component that draws it. */
export { holdBack } from "./navigation/hold-back.ts";
export { LocaleContext, useLocale } from "./text/use-locale.ts";
export type { Locale } from "./text/locale.ts";
export type { LazyWidget, NodeProps, WidgetComponent, WidgetProps } from "./widget/widget.ts";
