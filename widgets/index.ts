import type { LazyWidget } from "../engine/widget.ts";

export { entryWidgets } from "./entry.ts";

/** All other widgets, each loaded when a document first names it. Adding a widget is its folder and one line. */
export const lazyWidgets: Readonly<Record<string, LazyWidget>> = {
  "amount-slider": () => import("./amount-slider/AmountSlider.tsx").then((module) => module.AmountSlider),
  "bill-card": () => import("./bill-card/BillCard.tsx").then((module) => module.BillCard),
  choice: () => import("./choice/Choice.tsx").then((module) => module.Choice),
  "credit-line-card": () => import("./credit-line-card/CreditLineCard.tsx").then((module) => module.CreditLineCard),
  divider: () => import("./divider/Divider.tsx").then((module) => module.Divider),
  icon: () => import("./icon/Icon.tsx").then((module) => module.Icon),
  "icon-button": () => import("./icon-button/IconButton.tsx").then((module) => module.IconButton),
  illustration: () => import("./illustration/Illustration.tsx").then((module) => module.Illustration),
  "loan-card": () => import("./loan-card/LoanCard.tsx").then((module) => module.LoanCard),
  "money-field": () => import("./money-field/MoneyField.tsx").then((module) => module.MoneyField),
  "money-figure": () => import("./money-figure/MoneyFigure.tsx").then((module) => module.MoneyFigure),
  "number-field": () => import("./number-field/NumberField.tsx").then((module) => module.NumberField),
  "product-card": () => import("./product-card/ProductCard.tsx").then((module) => module.ProductCard),
  "section-title": () => import("./section-title/SectionTitle.tsx").then((module) => module.SectionTitle),
  "select-field": () => import("./select-field/SelectField.tsx").then((module) => module.SelectField),
  "status-chip": () => import("./status-chip/StatusChip.tsx").then((module) => module.StatusChip),
  switch: () => import("./switch/Switch.tsx").then((module) => module.Switch),
  "tab-bar": () => import("./tab-bar/TabBar.tsx").then((module) => module.TabBar),
  "voucher-card": () => import("./voucher-card/VoucherCard.tsx").then((module) => module.VoucherCard),
};
