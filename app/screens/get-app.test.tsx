import { expect, it } from "vitest";
import { open } from "../testing/open-screen.tsx";

const labels = (place: HTMLElement) => [...place.querySelectorAll("button")].map((one) => one.textContent);

it.each([
  ["en_US", false, "Get the app", true],
  ["en_US", true, "Get the app", false],
  ["zh_CN", false, "下载应用", true],
  ["zh_CN", true, "下载应用", false],
])("B1 S8 S20 in %s, inside the app: %s, 'My' offers %s: %s", async (language, native, label, offered) => {
  const { place, wrong } = await open("/my", "usual", { language, native });
  expect(labels(place).includes(label)).toBe(offered);
  expect(wrong).toEqual([]);
});
