import { randomUUID } from "node:crypto";
import { hostname } from "node:os";

/** What a host that runs here is called among others: by the machine, its process, and apart from one before it. */
export const hostName = (): string => `${hostname()} (process ${process.pid}, ${randomUUID().slice(0, 4)})`;
