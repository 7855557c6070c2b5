import { device } from "../../../database/tables/borrower-calls.ts";
import type { Handler } from "../../call/handler.ts";
import { recordEvent } from "../../call/record-event.ts";
import { Refusal } from "../../../contract/refusal.ts";
import { STATUS } from "../../../contract/status.ts";
import { meetChallenge } from "../../access/challenge.ts";
import { devicesOf } from "../devices.ts";

/** POST /device/bind: the first device as it is, any other one only after /device/verify; refuses 1638 until then. */
export const deviceBind: Handler<"device-bind"> = async (call) => {
  const { tx, body, now } = call;
  const { id } = call.borrower;
  const { zuid } = body;
  const bound = await devicesOf(tx, id);
  if (bound.includes(zuid)) return { bindDeviceFlag: 1 };
  if (bound.length > 0) {
    const secret = body.verifyToken ?? "";
    const good = await meetChallenge(tx, { kind: "device", subject: `${id}:${zuid}`, secret, now });
    if (!good) throw new Refusal(STATUS.deviceUnverified, { keep: true });
  }
  await tx.insert(device).values({ borrowerId: id, zuid, boundAt: now });
  await recordEvent(tx, { at: now, borrowerId: id, subject: "device", subjectId: zuid, kind: "bound" });
  return { bindDeviceFlag: 1 };
};
