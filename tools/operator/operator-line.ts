import { lagosClock } from "../../lending/lagos-time.ts";
import type { OperatorEntry } from "../../server/store/operators.ts";

/** In Lagos time, and says so. */
const moment = (at: string): string => lagosClock(Date.parse(at)).format("YYYY-MM-DD HH:mm[+01:00]");

/** An operator in a line. */
export const operatorLine = ({ name, role, since, locked }: OperatorEntry): string =>
  `${name}  ${role}, since ${moment(since)}${locked === undefined ? "" : `; signing in is locked until ${moment(locked)}`}`;
