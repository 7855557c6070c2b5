import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentType } from "react";
import { afterEach, describe, expect, it } from "vitest";
import type { WidgetProps } from "../../engine/widget.ts";
import { entryWidgets, lazyWidgets } from "../../widgets/index.ts";
import { showWidget } from "../../widgets/testing/show-widget.tsx";
import { shown as widgets } from "./examples.ts";

const folder = join(import.meta.dirname, "../../widgets");

// The registry erases the props of its components; an example's props hold to the widget's schema.
const load = async (type: string) =>
  (entryWidgets[type] ?? (await lazyWidgets[type]?.())) as unknown as ComponentType<WidgetProps<object>>;

afterEach(cleanup);

describe("R45 R46 while the steps of a widget run", () => {
  it.each(widgets)("$type emits nothing, whatever is pressed, and what is pressed keeps the focus", async (widget) => {
    const Widget = await load(widget.type);
    for (const { name, props, value } of widget.examples) {
      const { shown, unmount } = showWidget(Widget, { props, value: value as never, pending: true });
      const own = shown.events.length;
      for (const button of document.querySelectorAll("button")) {
        button.focus();
        expect(document.activeElement === button, `${name}: ${button.textContent} holds the focus`).toBe(true);
        await userEvent.keyboard("{Enter}");
        await userEvent.click(button);
      }
      expect(shown.events.slice(own), name).toEqual([]);
      unmount();
    }
  });
});

it("every button of a widget is the shared one", () => {
  const found = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx") && !/\.test\.tsx$|^shared\/Press\.tsx$/.test(file))
    .filter((file) => /<button\b/.test(readFileSync(join(folder, file), "utf8")));
  expect(found).toEqual([]);
});
