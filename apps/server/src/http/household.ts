/** What floods are counted by: an address, or of IPv6 the 64 bits that a household is given. */
export function householdOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [front = '', back] = address.toLowerCase().split('::');
  const groups = front.split(':').filter(Boolean);
  const behind = back?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(0, 8 - groups.length - behind.length)).fill('0');
  return `${[...groups, ...zeros, ...behind].slice(0, 4).join(':')}::/64`;
}
