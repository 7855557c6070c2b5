import { noLineAddress } from "../../publish/page/worker-addresses.ts";
import type { Answered, Asked, ToKeep } from "./asked.ts";
import { documentsOf, readPage } from "./read-page.ts";
import type { Shelf } from "./shelf.ts";
import { wayOf } from "./way-of.ts";

/** What keeping needs of the worker. */
export interface Keeping {
  readonly shelf: Shelf;
  readonly fetch: typeof fetch;
  /** Addresses of all that was built for pages together with this worker. */
  readonly built: readonly string[];
  readonly origin: string;
  readonly now: () => number;
}

/** Of an answer as it was on its way. */
const ofTheWay = ["content-encoding", "content-length", "transfer-encoding", "set-cookie"];

/** What the host says of a pair that is closed (`server/host/host-plugin.ts`). */
const closed = 503;

/**
 * Keeps the page of now of a pair and language with all that it needs, and only then puts it in place of the one before
 * (R10): at no moment is half a release kept. What was kept stays where anything cannot be had.
 */
export async function keepPage(
  { shown: { business, channel }, keep: { path, language, loaded } }: Asked & { readonly keep: ToKeep },
  { shelf, fetch, built, origin, now }: Keeping,
): Promise<Answered> {
  const answer = await fetch(`${path}?${new URLSearchParams({ b: business, c: channel })}`, { cache: "no-cache" });
  // Its page is not to be shown any more, on a slow line either.
  if (answer.status === closed) {
    await shelf.forget({ business, channel });
    return { closed: true };
  }
  if (!answer.ok || answer.redirected) return {};
  const html = await answer.clone().text();
  const { boot, scripts } = readPage(html) ?? {};
  if (!boot || !scripts) return {};
  if (boot.business !== business || boot.channel !== channel || boot.language !== language) return {};
  // Of another build this worker does not know what it consists of.
  if (scripts.some((address) => !built.includes(address))) return { renewing: true };

  const wayTo = (address: string) => wayOf({ method: "GET", mode: "cors", url: origin + address }, origin);
  const [forever, pictures] = [
    [...built, ...documentsOf(boot), ...loaded.filter((address) => wayTo(address) === "forever")],
    loaded.filter((address) => wayTo(address) === "picture"),
  ];
  const page = `/worker/page/${await printOf(html)}`;
  const text = (await shelf.file(page)) ? undefined : asKept(html, answer);
  await shelf.bring(forever);
  await shelf.renew([...pictures, noLineAddress]);
  const { brand, codes, release } = boot;
  const speaking = {
    flags: { languageSwitch: brand.flags.languageSwitch },
    language: { all: brand.language.all, default: brand.language.default },
  };
  const of = { business, channel, language, release: release.id, path };
  await shelf.put({ ...of, page, files: [...forever, ...pictures], speaking, codes, at: now() }, text);
  return { release: release.id };
}

/** A page as it is given later: its text and what it says of itself, above all its policy. */
function asKept(html: string, { headers }: Response): Response {
  const said = [...headers].filter(([name]) => !ofTheWay.includes(name));
  return new Response(html, { headers: said });
}

async function printOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
