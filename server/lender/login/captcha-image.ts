import type { Handler } from "../call/handler.ts";
import { drawCaptcha } from "../access/captcha-picture.ts";
import { makeCaptcha } from "../access/captcha.ts";

const LENGTH = 4;

/** POST /captcha/image: a picture whose digits prove that a person looks (V8). */
export const captchaImage: Handler<"captcha-image"> = async ({ tx, body, now }) => {
  const length = body.length ?? LENGTH;
  const { id, code } = await makeCaptcha(tx, { length, now });
  return { captchaId: id, image: drawCaptcha(code), length };
};
