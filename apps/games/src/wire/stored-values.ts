// Stores values of the room over a refresh, in session storage or in the history entry.
// In a sandbox a refresh starts with nothing: each load there is another origin.

const sessionStore = (): Storage | null => {
  try {
    return globalThis.sessionStorage;
  } catch {
    return null;
  }
};

const inHistory = (): Readonly<Record<string, unknown>> => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
};

/** Reads the stored value of a name; null where none is stored or it cannot be read. */
export const readStored = <T>(name: string): T | null => {
  try {
    const text = sessionStore()?.getItem(name) ?? inHistory()[name];
    return typeof text === 'string' ? (JSON.parse(text) as T) : null;
  } catch {
    return null;
  }
};

/** Stores a value; null removes it. Where no storage works, the value is lost at a refresh. */
export const store = (name: string, value: unknown): void => {
  const text = value === null ? null : JSON.stringify(value);
  try {
    const storage = sessionStore();
    if (storage === null) storeInHistory(name, text);
    else if (text === null) storage.removeItem(name);
    else storage.setItem(name, text);
  } catch {
    storeInHistory(name, text);
  }
};

const storeInHistory = (name: string, text: string | null): void => {
  const { [name]: _, ...others } = inHistory();
  history.replaceState(text === null ? others : { ...others, [name]: text }, '');
};
