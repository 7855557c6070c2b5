/** A device with the address that it asked from. */
export interface Source {
  readonly device: number;
  readonly address: string;
}

/**
 * How many phones that came to nothing somebody must have: the most that can be told apart each by another number and
 * from another address. A phone that moves between networks is one, and so is a network that makes up phones (R8).
 */
export function countSources(pairs: readonly Source[]): number {
  const addresses = new Map<number, string[]>();
  for (const { device, address } of pairs) addresses.set(device, [...(addresses.get(device) ?? []), address]);
  const taken = new Map<string, number>();
  /** Gives a device an address of its own, where those that have one can change; each address is asked about once. */
  const place = (device: number, asked: Set<string>): boolean =>
    (addresses.get(device) ?? []).some((address) => {
      if (asked.has(address)) return false;
      asked.add(address);
      const holder = taken.get(address);
      if (holder !== undefined && !place(holder, asked)) return false;
      taken.set(address, device);
      return true;
    });
  return [...addresses.keys()].filter((device) => place(device, new Set())).length;
}
