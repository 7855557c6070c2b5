import { randomUUID } from "node:crypto";
import { hostname } from "node:os";

/** How often a host tells the store that it runs, ms, though nothing changed: one that is silent three times is gone. */
export const SIGN = 2_000;

/** What a host that runs here is called among others: by the machine, its process, and apart from one before it. */
export const hostName = (): string => `${hostname()} (process ${process.pid}, ${randomUUID().slice(0, 4)})`;
