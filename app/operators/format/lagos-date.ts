import dayjs from "dayjs";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);

const offsetMinutes = 60;
const inLagos = (ms: number) => dayjs.utc(ms).utcOffset(offsetMinutes);

const weekdays: Readonly<Record<string, readonly string[]>> = {
  en_US: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  zh_CN: ["星期日", "星期一", "星期二", "星期三", "星期四", "星期五", "星期六"],
};

/** Epoch ms as dd/MM/yyyy in Africa/Lagos (B8). */
export const dateText = (ms: number): string => inLagos(ms).format("DD/MM/YYYY");

/** Epoch ms as dd/MM/yyyy HH:mm in Africa/Lagos (B8). */
export const dateTimeText = (ms: number): string => inLagos(ms).format("DD/MM/YYYY HH:mm");

/** Epoch ms in words, Africa/Lagos: "Friday 4 December 2026, 06:59"; zh_CN: "2026年12月4日 星期五 06:59". */
export function dateWordsText(ms: number, language: string): string {
  const at = inLagos(ms);
  const names = weekdays[language] ?? (weekdays.en_US as readonly string[]);
  const day = names[at.day()] as string;
  return language === "zh_CN" ? at.format(`YYYY年M月D日 [${day}] HH:mm`) : at.format(`[${day}] D MMMM YYYY, HH:mm`);
}
