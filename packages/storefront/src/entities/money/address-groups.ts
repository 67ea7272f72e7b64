/** Four characters of an address, the last ones maybe fewer. */
export interface AddressGroup {
  /** Where it begins; each group's own. */
  at: number;
  text: string;
  /** Away from both ends: who forges an address copies its first and last characters, so these tell them apart. */
  middle: boolean;
}

const SIZE = 4;

/** An address cut for reading. */
export function addressGroups(address: string): AddressGroup[] {
  const groups: AddressGroup[] = [];
  for (let at = 0; at < address.length; at += SIZE) {
    const end = at + SIZE;
    groups.push({ at, text: address.slice(at, end), middle: at > 0 && address.length - end >= SIZE });
  }
  return groups;
}
