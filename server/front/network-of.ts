import { normalizeIP } from "@fastify/rate-limit";

/**
 * The network that somebody asks from, where addresses are counted: of an IPv6 address its first 64 bits, for whoever
 * has one of them has all of them.
 */
export const networkOf = (address: string): string => normalizeIP(address, 64);
