import { act } from "react";
import { expect, it, vi } from "vitest";
import { open } from "../testing/open-screen.tsx";
import { FULL, show } from "../testing/show-money.tsx";
import contents from "./money.cases.json" with { type: "json" };

it("S1 S19 the link to copy and to share names the brand, the friend and the activity", async () => {
  const { words, state, engine, place, press } = await show("/invitefriends");
  await act(async () => state.write("session.userGid", "u1"));
  const link = expect.stringMatching(/#\/invitenewuser\?b=717&c=305&userGid=u1&activityId=invite$/);
  const copy = vi.spyOn(engine.host, "copy");
  const share = vi.spyOn(engine.host, "share");
  await act(async () => (place.querySelector("#link button") as HTMLButtonElement).click());
  expect(copy).toHaveBeenCalledWith(link);
  // Where it could not be copied, it is marked by hand: only its looks are shortened.
  expect(place.querySelector("#link p + p")?.textContent).toEqual(link);
  await press("share");
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: link }));
  expect(words()).toContain("080****0012");
});

it("C17 S1 an app is told of an invitation with its kind, the activity and the picture of the brand", async () => {
  const { told, place } = await open("/invitefriends", "usual", { ...FULL, native: true, more: contents });
  await act(async () => (place.querySelector("#share") as HTMLButtonElement).click());
  expect(told).toContainEqual([
    "share",
    expect.objectContaining({
      title: expect.stringContaining("Zumaly"),
      image: `${window.location.origin}/icon/717-305.svg`,
      type: "link",
      inviteType: "friend",
      activityId: "invite",
    }),
  ]);
});

// Nobody tells a guest whether there is anyone of the name that a link says.
const promises: [route: string, language: string, says: string[]][] = [
  [
    "/invitenewuser?userGid=u1",
    "en_US",
    [
      "A coupon for a valid invitation",
      "If your friend is a customer of ours, your coupon comes as soon as you have registered, and your friend's when your first loan is paid out.",
    ],
  ],
  [
    "/invitenewuser?userGid=u1",
    "zh_CN",
    ["有效邀请可得优惠券", "如该好友是我们的用户，您注册后立即获得优惠券，好友在您的首笔借款到账后获得。"],
  ],
  [
    "/register",
    "en_US",
    ["If your friend is a customer of ours, your coupon is there as soon as you have registered."],
  ],
  ["/register", "zh_CN", ["如该好友是我们的用户，注册后即可获得优惠券。"]],
];

it.each(promises)(
  "S1 S19 %s in %s promises a coupon for an invitation by a customer alone",
  async (route, language, says) => {
    const journey = { invitation: { userGid: "u1" } };
    const { page, wrong } = await open(route, "usual", { ...FULL, language, guest: true, journey });
    expect(wrong).toEqual([]);
    for (const words of says) expect(page).toContain(words);
  },
);
