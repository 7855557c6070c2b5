import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { check } from "../../tests/check.ts";
import { areaOf } from "../../publish/pack/area-of.ts";
import { there } from "../../tests/there.ts";
import { askedBoot } from "./asked-page.ts";
import { composePage, phoneLink } from "./page.ts";
import { publish } from "../../publish/pack/publication.ts";

const publication = publish(check(process.cwd()).documents, areaOf);
const asked = (search: string, cookies?: string) => {
  const { business, channel, language } = there(askedBoot(publication, search, cookies));
  return `${business}-${channel} ${language}`;
};

describe("askedBoot", () => {
  it.each([
    ["", undefined, "718-302 en_US"],
    ["?b=716&c=104", undefined, "716-104 en_US"],
    ["", "brand=716-104; language=zh_CN", "716-104 zh_CN"],
    ["?b=717", "brand=716-104", "717-104 en_US"],
    ["?b=999", "language=xx_XX", "718-302 en_US"],
    ["?b=718&c=302", "brand=716-104; language=zh_CN", "718-302 en_US"],
    ["?b=718&c=104", "brand=718-302; language=zh_CN", "718-104 zh_CN"],
    ["", "brand=__proto__; language=__proto__", "718-302 en_US"],
  ])("B2 B5 R11 %s with %s → %s", (search, cookies, found) => {
    expect(asked(search, cookies)).toBe(found);
  });
});

describe("publish", () => {
  it("B2 every pair has what its page starts with, in every language", () => {
    const { codes, boot } = publication;
    for (const business of codes.business)
      for (const channel of codes.channel)
        for (const language of ["en_US", "zh_CN"]) expect(boot(business, channel, language)?.brand.name).toBeTruthy();
    expect(boot("999", "302", "en_US")).toBeUndefined();
    expect(boot("718", "302", "fr_FR")).toBeUndefined();
  });

  it("calls are published without their schemas, decisions without their cases", () => {
    const shared = JSON.parse([...publication.files].find(([name]) => name.startsWith("shared."))?.[1] ?? "{}");
    expect(Object.keys(shared.calls).length).toBeGreaterThan(20);
    expect(JSON.stringify(shared.calls)).not.toContain('"request"');
    expect(JSON.stringify(shared.decisions)).not.toContain('"cases"');
  });
});

describe("composePage", () => {
  const boot = publication.boot("718", "302", "en_US");
  if (!boot) throw new Error("the default brand has no page");
  const frame =
    '<html lang="en"><head><title></title><!--head--></head><body><div id="root"><!--root--></div><!--boot--></body></html>';
  const named = { ...boot, brand: { ...boot.brand, name: "</script><img $& onerror=1>" } };
  const { html, policy } = composePage(frame, "body{margin:0}", named, "<p>first</p>");

  it("R80 the policy allows exactly the page's inline parts, nothing unsafe", () => {
    expect(policy).not.toContain("unsafe");
    expect(policy).toContain("object-src 'none'; base-uri 'none'");
    const inline = [
      ...html.matchAll(/<(?:style|script|script type="application\/json" id="boot")>([^]*?)<\/(?:style|script)>/g),
    ];
    expect(inline).toHaveLength(4);
    for (const [, text] of inline) {
      const hash = createHash("sha256")
        .update(text as string)
        .digest("base64");
      expect(policy).toContain(`'sha256-${hash}'`);
    }
  });

  it("B4 the brand's tokens outweigh the default ones, in whatever order they come", () => {
    const boot = publication.boot("717", "305", "en_US");
    if (!boot) throw new Error("717-305 is not published");
    const { html } = composePage("<!--head-->", ":root{--color-brand:blue}", boot, "");
    expect(html).toContain("<style>:root{--color-brand:blue}</style><style>:root:root{--");
  });

  it.each([
    ["en_US", "Small loans in naira from "],
    ["zh_CN", "在手机上申请奈拉小额借款"],
  ])("what a search says of the page, in %s, with the brand's own name", (language, words) => {
    const boot = there(publication.boot("716", "104", language));
    const { html } = composePage("<head><title></title></head>", "", boot, "");
    const [, description = ""] = /<meta name="description" content="([^"]*)" \/>/.exec(html) ?? [];
    expect(description).toContain(words);
    expect(description).toContain(boot.brand.name);
    expect(description).not.toContain("{{");
  });

  it("R27 a document's text cannot end the element it stands in", () => {
    expect(html).not.toContain("<img");
    const data = /id="boot">([^]*?)<\/script>/.exec(html)?.[1] ?? "";
    expect(JSON.parse(data).brand.name).toBe("</script><img $& onerror=1>");
  });
});

it.each([
  ["02017160000", '<a href="tel:02017160000">02017160000</a>'],
  ["0201 716 0000", '<a href="tel:02017160000">0201 716 0000</a>'],
  ["+234 201-716-0000", '<a href="tel:+2342017160000">+234 201-716-0000</a>'],
])("a number is shown as it is written and dialled by its digits: %s", (phone, link) =>
  expect(phoneLink(phone)).toBe(link),
);
