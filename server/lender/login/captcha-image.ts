import { figures } from "../../contract/brands.ts";
import type { Handler } from "../call/handler.ts";
import { drawCaptcha } from "../access/captcha-picture.ts";
import { makeCaptcha } from "../access/captcha.ts";

/** POST /captcha/image: a picture whose digits prove that a person looks (V8). */
export const captchaImage: Handler<"captcha-image"> = async ({ tx, body, now }) => {
  const length = body.length ?? figures().graphicCodeLength;
  const { id, code } = await makeCaptcha(tx, { length, now });
  return { captchaId: id, image: drawCaptcha(code), length };
};
