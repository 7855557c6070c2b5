import { expect, it } from "vitest";
import { dateText, dateTimeText, dateWordsText, dayWordsText } from "./lagos-date.ts";

// At 23:30 UTC it is 00:30 of the next day in Lagos.
it("B8 writes a moment as Lagos shows it", () => {
  const late = Date.parse("2026-03-28T23:30:00Z");
  expect(dateText(late)).toBe("29/03/2026");
  expect(dateTimeText(late)).toBe("29/03/2026 00:30");
  const due = Date.parse("2026-12-04T05:59:59Z");
  expect(dateWordsText(due, "en_US")).toBe("Friday 4 December 2026, 06:59");
  expect(dayWordsText(late, "en_US")).toBe("Sunday 29 March 2026");
  expect(dayWordsText(late, "zh_CN")).toBe("2026年3月29日 星期日");
  expect(dateWordsText(due, "zh_CN")).toBe("2026年12月4日 星期五 06:59");
});
