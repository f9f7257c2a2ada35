// Leaves for another domain and replaces the failing one in the history.

/** `address` is of a domain that has proven to be the operator's. */
export const moveToDomain = (address: string): void => window.location.replace(address);
