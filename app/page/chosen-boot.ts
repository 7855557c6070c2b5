import { vocabulary } from "../../engine/published.ts";
import { type Boot, bootElementId } from "../../publish/page/boot.ts";
import { chooseBrand } from "../../publish/page/choose-brand.ts";
import { spokenLanguage } from "../../publish/page/spoken-language.ts";
import { restored } from "./restored.ts";

/**
 * What to start with: what the page came with, unless its address, the session or the device ask for another brand or
 * language; then that is fetched. `asSent` is false when what was prerendered does not fit.
 */
export async function chosenBoot(): Promise<{ boot: Boot; asSent: boolean; unknown: readonly string[] }> {
  // Our own server wrote it into the page.
  const sent = JSON.parse(document.getElementById(bootElementId)?.textContent ?? "null") as Boot | null;
  if (!sent) throw new Error("the page came without its documents");
  const session = { b: restored("sessionStorage", "session.b"), c: restored("sessionStorage", "session.c") };
  const { search, hash } = window.location;
  const fallback = { business: sent.business, channel: sent.channel };
  const { unknown, ...wanted } = chooseBrand({ search, hash, session, fallback, codes: sent.codes });
  const chosen = restored("localStorage", "device.language");
  const here = wanted.business === sent.business && wanted.channel === sent.channel;
  if (here && spokenLanguage(sent.brand, chosen) === sent.language) return { boot: sent, asSent: true, unknown };
  // Of another brand our server knows what it speaks to who chose this.
  const language = typeof chosen === "string" && Object.hasOwn(sent.textAddresses, chosen) ? chosen : sent.language;
  try {
    const answer = await fetch(`/documents/boot/${wanted.business}-${wanted.channel}-${language}.json`);
    if (!answer.ok) throw new Error(String(answer.status));
    // Our own server publishes it there.
    const boot = (await answer.json()) as Boot;
    // Scripts of before are around this page: what they cannot read is none (R7).
    if (boot.release.vocabulary > vocabulary) throw new Error("it needs a newer engine");
    return { boot, asSent: false, unknown };
  } catch {
    // The brand that came with the page starts the app; 'unknown' never becomes 'off' (R9).
    return { boot: sent, asSent: true, unknown: [...unknown, "unreachable"] };
  }
}
