// Lets the browser do what waits: paint, or answer a tap.

/** Resolves in a task of its own. */
export const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
