import { againMark, noLineAddress } from "../../publish/page/worker-addresses.ts";
import { chooseKept } from "./choose-kept.ts";
import { firstAnswer } from "./first-answer.ts";
import type { LastShown } from "./kept-page.ts";
import type { Shelf } from "./shelf.ts";

/** ms that the network has to give a page before the one that is kept is shown. */
export const patience = 150;

/**
 * The page of an address: the host's, in time; else exactly that pair's in that language, as it is kept; else, where
 * nobody can be reached, the page that says so.
 */
export async function answerPage(
  url: URL,
  asked: Promise<Response>,
  shelf: Shelf,
  shown: LastShown | undefined,
): Promise<Response> {
  const kept = async () => {
    const page = chooseKept(url, await shelf.pages(), shown);
    if (!page) return undefined;
    // Where an export keeps it, its address is its own.
    if (page.path !== url.pathname.replace(/index\.html$/, "")) return redirected(page.path + url.search, url);
    return shelf.file(page.page);
  };
  const wait = url.searchParams.has(againMark) ? 60_000 : patience;
  const first = await firstAnswer({ asked, kept, patience: wait });
  return first ?? (await shelf.file(noLineAddress)) ?? Response.error();
}

const redirected = (path: string, url: URL): Response => Response.redirect(new URL(path, url).href);
