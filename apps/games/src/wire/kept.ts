// Keeps values of the room over a refresh, in session storage or in the history entry.
// In a sandbox a refresh starts with nothing: each load there is another origin.

const stored = (): Storage | null => {
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

/** The kept value of a name, or null: never kept, not readable, or not what was written. */
export const keptValue = <T>(name: string): T | null => {
  try {
    const text = stored()?.getItem(name) ?? inHistory()[name];
    return typeof text === 'string' ? (JSON.parse(text) as T) : null;
  } catch {
    return null;
  }
};

/** Keeps a value; null forgets it. If nothing can be kept, the tab simply forgets the value. */
export const keep = (name: string, value: unknown): void => {
  const text = value === null ? null : JSON.stringify(value);
  try {
    const storage = stored();
    if (storage === null) keepInHistory(name, text);
    else if (text === null) storage.removeItem(name);
    else storage.setItem(name, text);
  } catch {
    keepInHistory(name, text);
  }
};

const keepInHistory = (name: string, text: string | null): void => {
  const { [name]: _, ...others } = inHistory();
  history.replaceState(text === null ? others : { ...others, [name]: text }, '');
};
