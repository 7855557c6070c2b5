import "dayjs/locale/zh-cn.js";
import { lagosClock } from "../lagos-time.ts";

/** Epoch ms as dd/MM/yyyy in Africa/Lagos (B8). */
export function dateText(ms: number): string {
  return lagosClock(ms).format("DD/MM/YYYY");
}

/** Epoch ms as dd/MM/yyyy HH:mm in Africa/Lagos (B8). */
export function dateTimeText(ms: number): string {
  return lagosClock(ms).format("DD/MM/YYYY HH:mm");
}

/** Epoch ms as a day in words, Africa/Lagos: "Friday 4 December 2026"; zh_CN: "2026年12月4日 星期五". */
export function dayWordsText(ms: number, language: string): string {
  const clock = lagosClock(ms);
  return language === "zh_CN" ? clock.locale("zh-cn").format("YYYY年M月D日 dddd") : clock.format("dddd D MMMM YYYY");
}

/** Epoch ms as its month in words, Africa/Lagos: "December 2026"; zh_CN: "2026年12月". */
export function monthWordsText(ms: number, language: string): string {
  return lagosClock(ms).format(language === "zh_CN" ? "YYYY年M月" : "MMMM YYYY");
}

/** Epoch ms in words, Africa/Lagos: "Friday 4 December 2026, 06:59"; zh_CN: "2026年12月4日 星期五 06:59". */
export function dateWordsText(ms: number, language: string): string {
  const time = lagosClock(ms).format("HH:mm");
  return `${dayWordsText(ms, language)}${language === "zh_CN" ? "" : ","} ${time}`;
}
