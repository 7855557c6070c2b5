const zone = "Africa/Lagos";
const formats = new Map<string, Intl.DateTimeFormat>();

/** The words of a moment in Lagos, whatever the device says; made once per language, since that is slow. */
function parts(ms: number, language: string, words: boolean): Record<string, string> {
  const name = `${language} ${words}`;
  let format = formats.get(name);
  if (!format) {
    format = new Intl.DateTimeFormat(language, {
      timeZone: zone,
      hourCycle: "h23",
      weekday: "long",
      day: words ? "numeric" : "2-digit",
      month: words ? "long" : "2-digit",
      year: "numeric",
      hour: "2-digit",
      minute: "2-digit",
    });
    formats.set(name, format);
  }
  return Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, value]));
}

/** Epoch ms as dd/MM/yyyy in Africa/Lagos (B8). */
export function dateText(ms: number): string {
  const { day, month, year } = parts(ms, "en-GB", false);
  return `${day}/${month}/${year}`;
}

/** Epoch ms as dd/MM/yyyy HH:mm in Africa/Lagos (B8). */
export function dateTimeText(ms: number): string {
  const { hour, minute } = parts(ms, "en-GB", false);
  return `${dateText(ms)} ${hour}:${minute}`;
}

/** Epoch ms in words, Africa/Lagos: "Friday 4 December 2026, 06:59"; zh_CN: "2026年12月4日 星期五 06:59". */
export function dateWordsText(ms: number, language: string): string {
  const { weekday, day, month, year, hour, minute } = parts(ms, language === "zh_CN" ? "zh-CN" : "en-GB", true);
  if (language !== "zh_CN") return `${weekday} ${day} ${month} ${year}, ${hour}:${minute}`;
  return `${year}年${month?.replace("月", "")}月${day?.replace("日", "")}日 ${weekday} ${hour}:${minute}`;
}
