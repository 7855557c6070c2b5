import type { OperatorEntry } from "../../server/store/operators.ts";
import { moment } from "../releases/lines.ts";

/** An operator in a line. */
export const operatorLine = ({ name, role, since, locked }: OperatorEntry): string =>
  `${name}  ${role}, since ${moment(since)}${locked === undefined ? "" : `; signing in is locked until ${moment(locked)}`}`;
