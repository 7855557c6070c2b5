import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { open } from "../testing/open-screen.tsx";

const routes = ["/index", "/privacy/agreement", "/userAgreement", "/helpcenter/other", "/protocol/debit"];
/** What a flag lets the app read, and how a page would say that it is never read. */
const promises = {
  askContacts: { en_US: /(not|never) read [^.]*contacts/, zh_CN: /不(会)?读取[^。]*通讯录/ },
  contactDisplay: { en_US: /(not|never) read [^.]*contacts/, zh_CN: /不(会)?读取[^。]*通讯录/ },
  askLocation: { en_US: /(not|never) read [^.]*(location|where you are)/, zh_CN: /不(会)?读取[^。]*位置/ },
  askCallLog: { en_US: /(not|never) read [^.]*call log/, zh_CN: /不(会)?读取[^。]*通话记录/ },
} as const;
const off = { askContacts: false, contactDisplay: false, askLocation: false, askCallLog: false };
const pages = async (language: "en_US" | "zh_CN", flags: Record<string, boolean>) => {
  const texts: string[] = [];
  for (const route of routes) texts.push((await open(route, "usual", { language, flags: { ...off, ...flags } })).page);
  return texts.join("\n");
};

describe.each(["en_US", "zh_CN"] as const)("A7 in %s", (language) => {
  it("promises what no flag breaks", async () => {
    const said = await pages(language, {});
    for (const { [language]: promise } of Object.values(promises)) expect(said).toMatch(promise);
  });

  it.each(Object.keys(promises) as (keyof typeof promises)[])("says nothing that %s makes untrue", async (flag) => {
    const said = await pages(language, { [flag]: true });
    expect(said).not.toMatch(promises[flag][language]);
    // What the other flags would read is promised all the same.
    const other = flag === "askLocation" ? "askCallLog" : "askLocation";
    expect(said).toMatch(promises[other][language]);
  });
});

it("A7 has such a promise only in texts that follow the flags", () => {
  for (const language of ["en_US", "zh_CN"])
    for (const file of readdirSync(`locales/${language}`).filter((name) => name !== "privacy.text.json"))
      expect(readFileSync(`locales/${language}/${file}`, "utf8"), file).not.toMatch(
        /(?<!could )(not|never|don't) (read|collect|access|look at)|(不|不会|从不)(读取|收集|获取|访问)/,
      );
});
