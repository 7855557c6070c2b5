import { act } from "react";
import { expect, it, vi } from "vitest";
import { show } from "../testing/show-money.tsx";

it("S1 S19 the link to copy and to share names the brand, the friend and the activity", async () => {
  const { words, state, engine, place, press } = await show("/invitefriends");
  await act(async () => state.write("session.userGid", "u1"));
  const link = expect.stringMatching(/#\/invitenewuser\?b=717&c=305&userGid=u1&activityId=invite$/);
  const copy = vi.spyOn(engine.host, "copy");
  const share = vi.spyOn(engine.host, "share");
  await act(async () => (place.querySelector("#link button") as HTMLButtonElement).click());
  expect(copy).toHaveBeenCalledWith(link);
  await press("share");
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: link }));
  expect(words()).toContain("080****0012");
});
