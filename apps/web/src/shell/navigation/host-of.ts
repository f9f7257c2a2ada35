// Reads the name of a host from an entry of an operator's list.

/** Name of the host in lower case; an entry may be an address, with a port, a path and spaces around it. */
export const hostOf = (entry: string): string =>
  entry
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[:/?#].*$/, '');
