import type { Handlers } from "../call/handler.ts";
import { suggestList } from "./suggest-list.ts";
import { suggestPhoto } from "./suggest-photo.ts";
import { suggestSubmit } from "./suggest-submit.ts";

/** The calls below /suggest. */
export const supportHandlers = {
  "suggest-list": suggestList,
  "suggest-photo": suggestPhoto,
  "suggest-submit": suggestSubmit,
} satisfies Partial<Handlers>;
