const LOOPBACK = new Set(["127.0.0.1", "::1", "[::1]", "localhost"]);

/** Whether nobody but this machine can come by a host's name or address. */
export const isLoopback = (host: string): boolean => LOOPBACK.has(host);
