import type { ComponentType } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { WidgetProps } from "../../engine/widget.ts";
import { entryWidgets, lazyWidgets } from "../../widgets/index.ts";
import { showWidget } from "../../widgets/testing/show-widget.tsx";
import { shown as widgets } from "./examples.ts";

afterEach(() => vi.restoreAllMocks());

it.each(widgets)("$type: React tells all that each of its examples draws apart", async ({ type, examples }) => {
  const complained = vi.spyOn(console, "error").mockImplementation(() => undefined);
  // The registry erases the props of its components; an example's props hold to the widget's schema.
  const Widget = (entryWidgets[type] ?? (await lazyWidgets[type]?.())) as unknown as ComponentType<WidgetProps<object>>;
  for (const { name, props, value } of examples) {
    showWidget(Widget, { props, value: value as never }).unmount();
    const ofKeys = complained.mock.calls.map(([said]) => String(said)).filter((said) => /\bkey\b/.test(said));
    expect(ofKeys, name).toEqual([]);
  }
});
