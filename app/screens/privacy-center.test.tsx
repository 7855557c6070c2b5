import { act } from "react";
import { describe, expect, it } from "vitest";
import { show } from "../testing/show-screen.tsx";
import { until } from "../testing/until.ts";

const SINCE = 1_793_491_200_000;
const DAYS_LATER = 1_794_700_800_000;

/** A lender who keeps what he is told of consents. */
function keeping() {
  const given: Record<string, { granted: boolean; time: number }> = {
    bureau: { granted: true, time: SINCE },
    contacts: { granted: true, time: SINCE },
    offers: { granted: false, time: SINCE },
  };
  const told: unknown[] = [];
  return {
    told,
    answers: {
      "consent-list": () => ({ consents: Object.entries(given).map(([consent, is]) => ({ consent, ...is })) }),
      "consent-save": ({ consent, textVersion, granted }: Record<string, string> & { granted: boolean }) => {
        told.push({ consent, textVersion, granted });
        given[consent ?? ""] = { granted, time: DAYS_LATER };
        return { consentGid: "c1" };
      },
    },
  };
}

const card = (place: Element, title: string) =>
  [...place.querySelectorAll("h2")].find(({ textContent }) => textContent === title)?.parentElement?.parentElement;
const pressIn = (place: Element, title: string, label: string) =>
  act(async () => {
    const button = [...(card(place, title)?.querySelectorAll("button") ?? [])].find(
      ({ textContent }) => textContent === label,
    );
    button?.focus();
    button?.click();
  });

describe("F25 the privacy centre", () => {
  it("leads to what is kept, the consents and who asked, and says how many are given", async () => {
    const { words, press, went } = await show("/privacyCenter", keeping().answers);
    expect(words()).toContain("Nigeria Data Protection Act 2023");
    expect(words()).toContain("2 of 3 given");
    expect(words()).toContain("Nigeria Data Protection Commission");
    for (const id of ["kept", "consents", "requests", "correct", "delete", "agreement"]) await press(id);
    expect(went).toEqual([
      "/privacyKept",
      "/privacyConsents",
      "/privacyRequests",
      "/details",
      "/deactivation",
      "/privacy/agreement",
    ]);
  });

  it("says of each kind what it is, what for, on which basis and how long", async () => {
    const { words } = await show("/privacyKept");
    const kinds = [
      "Who you are",
      "How to reach you",
      "Photos of your identity card and face",
      "Emergency contacts",
      "Bank accounts and cards",
      "Applications, loans and payments",
      "Messages and complaints",
      "Your devices and use of the app",
    ];
    for (const kind of kinds) expect(words()).toContain(kind);
    expect(words().match(/What for/g)).toHaveLength(8);
    expect(words().match(/Legal basis \(section 25 of the Act\)/g)).toHaveLength(8);
    expect(words()).toContain("6 years after a loan is repaid; an application without a loan 1.");
    expect(words()).toContain("Your consent, which you may withdraw.");
  });

  it("takes a consent back in one press, says so, and gives it again in one", async () => {
    const { told, answers } = keeping();
    const { place, words } = await show("/privacyConsents", answers);
    expect(card(place, "Credit bureau")?.textContent).toContain("Given since 01/11/2026");
    expect(card(place, "Credit bureau")?.textContent).toContain("A loan that you have goes on as agreed");
    await pressIn(place, "Credit bureau", "Withdraw: credit bureau");
    await until(() => expect(card(place, "Credit bureau")?.textContent).toContain("Withdrawn on 15/11/2026"));
    expect(told).toEqual([{ consent: "bureau", textVersion: "1", granted: false }]);
    expect(card(place, "Calling your emergency contacts")?.textContent).toContain("Given since");
    expect(document.activeElement?.textContent).toBe("Give again: credit bureau");
    await pressIn(place, "Credit bureau", "Give again: credit bureau");
    await until(() => expect(card(place, "Credit bureau")?.textContent).toContain("Given since 15/11/2026"));
    expect(told.at(-1)).toEqual({ consent: "bureau", textVersion: "1", granted: true });
    expect(words()).toContain("Offers and news");
  });

  it("says who asked for what and when, newest first, and that nobody did", async () => {
    const requests = [
      { requestGid: "2", who: "borrower", purpose: "copy", kind: "everything", time: DAYS_LATER },
      { requestGid: "1", who: "credit-bureau", purpose: "loan", kind: "credit-record", time: SINCE },
    ];
    const { words } = await show("/privacyRequests", { "privacy-requests": { requests, listTotal: 2 } });
    expect(words()).toMatch(
      /YouAll of it · a copy for yourself15\/11\/2026.*Credit bureauCredit record · to decide on a loan01\/11\/2026/,
    );
    const { words: none } = await show("/privacyRequests", { "privacy-requests": { requests: [], listTotal: 0 } });
    expect(none()).toContain("Nobody has asked yet");
  });
});

it.each(["pdf", "json"])("F26 a copy as %s is asked for by name, and its address is opened", async (form) => {
  const asked: unknown[] = [];
  const { press, place } = await show("/privacyCenter", {
    ...keeping().answers,
    "privacy-copy": ({ form: named }: Record<string, string>) => {
      asked.push(named);
      return { link: `/paper/s3cret/my-data.${form}`, expireTime: DAYS_LATER };
    },
  });
  await press(`copy-${form}`);
  expect(asked).toEqual([form]);
  expect(place.textContent).toContain("Passwords and PINs are not in it");
});

it("F25 home leads whoever took back the consent to borrow by to where it is given again", async () => {
  const { words, went, place } = await show("/index", {
    "index-mainhome": { loanBillList: [], productInfosList: [] },
    "loan-query-status": undefined,
    "index-creditstatus": {
      auditState: 2,
      bizStatus: 1,
      currentTime: DAYS_LATER,
      userType: 2,
      pagesDone: 6,
      refusal: { kind: "consent" },
    },
  });
  await until(() => expect(words()).toContain("Your consent is missing before you can borrow"));
  const button = [...place.querySelectorAll("button")].find(({ textContent }) => textContent === "See my consents");
  await act(async () => button?.click());
  expect(went).toEqual(["/privacyConsents"]);
});
