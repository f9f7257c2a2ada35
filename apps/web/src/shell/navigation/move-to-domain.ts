// Leaves for another domain of the operator. The failing one does not stay behind in the history: Back would lead into it again.

/** `address` is of a domain that has proven to be the operator's. */
export const moveToDomain = (address: string): void => window.location.replace(address);
