import { describe, expect, it } from "vitest";
import { brandPairs } from "../../publish/documents/compose-brand.ts";
import answers from "./home-and-bills.cases.json" with { type: "json" };
import { all, open } from "../testing/open-screen.tsx";

const routes = [
  "/index",
  "/my",
  "/bill",
  "/billDetail?loanGid=l1",
  "/loanList",
  "/userAgreement",
  "/appDown",
  "/nowhere",
];
const situations = Object.keys(answers);

describe.each(situations)("a borrower who is %s", (situation) => {
  it.each(routes)("S2 sees %s whole, without a fault", async (route) => {
    const { page, wrong } = await open(route, situation);
    expect(wrong).toEqual([]);
    expect(page.length).toBeGreaterThan(20);
  });
});

const families = ["718-302", "716-104", "717-301", "716-130"];

describe.each(brandPairs(all))("the brand $business/$channel", ({ business, channel }) => {
  const languages = families.includes(`${business}-${channel}`) ? ["en_US", "zh_CN"] : ["en_US"];

  it.each(languages)("S7 S8 B7 shows home and My in %s without a fault", async (language) => {
    for (const route of ["/index", "/my"]) {
      const { wrong } = await open(route, "usual", { business, channel, language });
      expect(wrong).toEqual([]);
    }
  });
});

describe("home", () => {
  it("S7 sections follow the brand's order", async () => {
    const first = await open("/index", "usual");
    expect(first.page.indexOf("You can borrow")).toBeLessThan(first.page.indexOf("Loans for you"));
    const other = await open("/index", "usual", { business: "716", channel: "130" });
    expect(other.page.indexOf("Recent loans")).toBeLessThan(other.page.indexOf("You can borrow"));
  });

  it("S6 the bill tab has a dot until the bills were opened", async () => {
    const { state } = await open("/index", "usual");
    expect(state.read("journey.billDot")).toBe(true);
  });

  it("S6 there is no dot without a bill", async () => {
    const { state } = await open("/index", "new");
    expect(state.read("journey.billDot")).toBe(false);
  });

  it("S3 an unknown path says so and offers a way home", async () => {
    const { page } = await open("/nowhere", "usual");
    expect(page).toContain("router not found");
    expect(page).toContain("Go to home");
  });

  it("F1 a status that is not known shows as 'Check status'", async () => {
    const { page } = await open("/loanList", "strange");
    expect(page).toContain("Check status");
  });
});
