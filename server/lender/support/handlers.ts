import type { CallRegistration } from "../call/handler.ts";
import { PHOTO_BYTES } from "../credit/picture.ts";
import { suggestPhoto } from "./suggest-photo.ts";
import { suggestSubmit } from "./suggest-submit.ts";

/** The calls below /suggest. */
export const supportHandlers: readonly CallRegistration[] = [
  { id: "suggest-photo", handler: suggestPhoto, access: "borrower", bodyLimit: PHOTO_BYTES },
  { id: "suggest-submit", handler: suggestSubmit, access: "borrower" },
];
