import type { Handler } from "../call/handler.ts";
import { keepPhoto } from "../credit/keep-photo.ts";

/** POST /suggest/photo: a picture that shows what the user tells us; it is named when that is sent. Refuses -1 what is no picture. */
export const suggestPhoto: Handler<"suggest-photo"> = (call) => keepPhoto(call, "suggestion");
