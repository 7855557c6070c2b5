import { backoff, retries } from "../../engine/api.ts";
import { vocabulary } from "../../engine/published.ts";
import { type Boot, bootElementId } from "../../publish/page/boot.ts";
import { type BrandCodes, chooseBrand } from "../../publish/page/choose-brand.ts";
import { spokenLanguage } from "../../publish/page/spoken-language.ts";
import { restored } from "./restored.ts";

/**
 * What to start with: what the page came with, unless its address, the session or the device ask for another brand or
 * language; then that is fetched. `asSent` is false when what was prerendered does not fit. Never settles where that brand
 * is closed or cannot be had, or may reach what this page may not: then the host's page of it takes this one's place.
 */
export async function chosenBoot(): Promise<{ boot: Boot; asSent: boolean; unknown: readonly string[] }> {
  // Our own server wrote it into the page.
  const sent = JSON.parse(document.getElementById(bootElementId)?.textContent ?? "null") as Boot | null;
  if (!sent) throw new Error("the page came without its documents");
  const session = {
    b: restored("sessionStorage", "session.b") ?? sent.business,
    c: restored("sessionStorage", "session.c") ?? sent.channel,
  };
  const { search, hash } = window.location;
  const { unknown, ...wanted } = chooseBrand({ search, hash, session, fallback: sent.fallback, codes: sent.codes });
  const chosen = restored("localStorage", "device.language");
  const here = wanted.business === sent.business && wanted.channel === sent.channel;
  if (here && spokenLanguage(sent.brand, chosen) === sent.language) return { boot: sent, asSent: true, unknown };
  // Of another brand our server knows what it speaks to who chose this.
  const language = typeof chosen === "string" && Object.hasOwn(sent.textAddresses, chosen) ? chosen : sent.language;
  try {
    const answer = await asked(`/documents/boot/${wanted.business}-${wanted.channel}-${language}.json`);
    if (!answer.ok) throw new Error(String(answer.status));
    // Our own server publishes it there.
    const boot = (await answer.json()) as Boot;
    // Scripts of before are around this page: what they cannot read is none (R7).
    if (boot.release.vocabulary > vocabulary) throw new Error("it needs a newer engine");
    if (reached(boot) !== reached(sent)) await replacedBy(wanted);
    return { boot, asSent: false, unknown };
  } catch {
    // No lender stands under another's name (B2): the host's own page of this one starts it, or says why not.
    if (!here) await replacedBy(wanted);
    // What came with the page starts the app; 'unknown' never becomes 'off' (R9).
    return { boot: sent, asSent: true, unknown: [...unknown, "unreachable"] };
  }
}

/** What our own server answers, asked again while nobody does (R35). */
async function asked(address: string): Promise<Response> {
  for (let attempt = 0; ; attempt++)
    try {
      return await fetch(address);
    } catch (error) {
      if (attempt === retries) throw error;
      await new Promise((settle) => setTimeout(settle, backoff(attempt, Math.random())));
    }
}

/** What a page's policy lets it reach (`server/host/page.ts`, R80): a brand that is put into it changes none of that. */
const reached = ({ brand: { api, lists } }: Boot) => JSON.stringify([api.base, lists.allowList]);

/** Goes to the host's own page of a brand, and settles only where this is it. */
async function replacedBy({ business, channel }: BrandCodes): Promise<void> {
  const address = new URL(window.location.href);
  address.searchParams.set("b", business);
  address.searchParams.set("c", channel);
  if (address.href === window.location.href) return;
  window.location.replace(address.href);
  await new Promise<never>(() => undefined);
}
