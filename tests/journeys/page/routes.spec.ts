import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { nameOf, twoBrands } from "../support/brands.ts";
import { shiftFaults, watchShifts } from "../support/sweep/shifts.ts";
import { accessFaults } from "../support/sweep/sweep.ts";
import { legs } from "../support/tour/legs.ts";
import { expect, test } from "../support/tour/test.ts";
import { takePicture } from "../support/tour/take-picture.ts";
import { Tour } from "../support/tour/tour.ts";
import { faultsOf } from "../support/tour/faults-of.ts";
import { tableOf } from "../support/tour/table-of.ts";

/** Requirement S2, word for word. */
const named =
  `/entry, /hub_entry, /appDown, /h5AppDown, /h5/{channel}, /login, /index, /credit_entry, /creditList, /baseInfo, /baseInfo/{page}, /lendInfo, /lendInfo_pre, /lendConfirm, /lendResult/{status}, /loanList, /bill, /billDetail, /repayment, /payWithBank, /repaymentResult, /lendContract, /bankcardList, /cardList, /addBankcard, /addCard, /selectBankcard, /selectCard, /my, /userAgreement, /onlineservice, /voucher, /protocol/{type}, /privacy/agreement, /agreement/register, /helpcenter, /helpcenter/{group}, /suggest, /resetpwd, /reset_bvn, /creditResult/{status?}, /setpassword, /findPassword, /accountsecurity, /modifypassword, /modifytradepassword, /updatePhone/firstStep, /updatePhone/secondStep, /updatePhone/thirdStep, /updatePhone/fourStep, /updatePhoneResult, /messageCenter, /messageDetail, /invitefriends, /invite_rule, /red_bag, /withdrawal, /withdrawalList, /withdrawal_detail, /bindMail, /guide/{type}, /test, /lendinfo_largeAmount, /lendInfo_subLoan, /register, /invitenewuser`.split(
    ", ",
  );
/** F20 to F34, S30: what a borrower finds besides, at addresses of our own. */
const wanted = [
  ...named,
  "/cannotPay",
  "/offline",
  "/complaints",
  "/details",
  "/reminders",
  "/statement",
  "/privacyCenter",
  "/privacyKept",
  "/privacyConsents",
  "/privacyRequests",
];

test("S2 the tour stops at every route", () => {
  const toured = new Set(legs.flatMap(({ stops }) => stops.map(({ route }) => route)));
  expect(wanted.filter((route) => !toured.has(route))).toEqual([]);
  expect([...toured].filter((route) => !wanted.includes(route))).toEqual([]);
});

for (const brand of twoBrands) {
  test(`S2 K10 K11 K12 K14 ${nameOf(brand)}: every route shows its own screen with real data, nothing of it moves by itself, and everybody can use it`, async ({
    page,
    server,
    sandbox,
  }) => {
    const folder = join("test-results/routes", `${brand.b}-${brand.c}`);
    mkdirSync(folder, { recursive: true });
    const rows: string[][] = [];
    const faults: string[] = [];
    const others = new Map<string, string>();
    await watchShifts(page);
    const tour = new Tour(page, server.url, sandbox, brand);
    const missed = await tour.go(async (seen) => {
      const { stop, persona, screen, data, words } = seen;
      const address = stop.at?.split("?")[0] ?? stop.route;
      const shifts = await shiftFaults(page);
      // What is done on the way to a stop moves things as it means to.
      if (!stop.by) faults.push(...shifts.map((shift) => `${address}: ${shift}`));
      expect(await faultsOf(page, words, stop.names)).toEqual([]);
      if (stop.leads === undefined) {
        expect(others.get(words), `${address} says the same as another screen`).toBeUndefined();
        others.set(words, address);
      }
      await takePicture(page, join(folder, `${address.slice(1).replaceAll("/", "-")}.png`));
      rows.push([
        stop.route,
        stop.leads ? `${stop.screen} → ${screen}` : screen,
        persona === undefined ? "guest" : `persona ${persona}`,
        await page.title(),
        data,
      ]);
      faults.push(...(await accessFaults(page, seen, brand.b === "718" ? "all" : "theme")));
      // Sizes and letters that were tried out are forgotten.
      await shiftFaults(page);
    });

    const table = tableOf([["route", "screen", "person", "title", "seen of the lender's data"], ...rows]);
    writeFileSync(join(folder, "table.txt"), table);
    console.log(`\n${nameOf(brand)}\n${table}`);
    expect({ missed, faults }).toEqual({ missed: [], faults: [] });
  });
}
