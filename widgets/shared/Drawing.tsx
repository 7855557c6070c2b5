import type { ReactNode } from "react";
import { EmptyDrawing } from "./drawings/EmptyDrawing.tsx";
import { GiftDrawing } from "./drawings/GiftDrawing.tsx";
import { OfflineDrawing } from "./drawings/OfflineDrawing.tsx";
import { OverdueDrawing } from "./drawings/OverdueDrawing.tsx";
import { PhoneDrawing } from "./drawings/PhoneDrawing.tsx";
import { RefusedDrawing } from "./drawings/RefusedDrawing.tsx";
import { SecurityDrawing } from "./drawings/SecurityDrawing.tsx";
import { SuccessDrawing } from "./drawings/SuccessDrawing.tsx";
import { WaitingDrawing } from "./drawings/WaitingDrawing.tsx";
import { WelcomeDrawing } from "./drawings/WelcomeDrawing.tsx";
import type { DrawingName } from "./names.ts";

const drawings: Record<DrawingName, () => ReactNode> = {
  welcome: WelcomeDrawing,
  success: SuccessDrawing,
  waiting: WaitingDrawing,
  refused: RefusedDrawing,
  overdue: OverdueDrawing,
  empty: EmptyDrawing,
  offline: OfflineDrawing,
  security: SecurityDrawing,
  gift: GiftDrawing,
  phone: PhoneDrawing,
};

/** A drawing by name; it fills the width of its place. */
export function Drawing({ name }: { name: DrawingName }) {
  const Named = drawings[name];
  return <Named />;
}
