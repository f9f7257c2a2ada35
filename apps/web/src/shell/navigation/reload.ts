// Reloads by the app: once for a lost chunk, and always in place.
// The history entry remembers them, because it survives a reload without storage.

interface Reloads {
  /** Read and taken away by the boot script. */
  readonly ownReload?: boolean;
  /** When the last reload for a lost chunk was. */
  readonly chunkReloadAt?: number;
}

type View = Pick<Window, 'history' | 'location'>;

/** A second lost chunk within this time is no matter of a new version any more. */
const GUARD_MS = 60_000;

function reload({ history, location }: View, more: Reloads): void {
  history.replaceState({ ...history.state, ...more, ownReload: true }, '');
  location.reload();
}

/** Reloads the page where it is. */
export const reloadInPlace = (view: View): void => reload(view, {});

/** Loads another page of the site anew, in place of this one. */
export const reloadAt = ({ location }: Pick<Window, 'location'>, address: string): void => location.replace(address);

/**
 * Something stands in a field that did not come with the page: a reload would lose it. React writes the text of the fields
 * that it holds into their default as well: these are asked for by the mark of their form (app/watch-typing.ts).
 */
export const hasTyped = (page: Pick<Document, 'querySelectorAll'>): boolean =>
  [...page.querySelectorAll<HTMLInputElement>('input,textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/** Reloads once for a lost chunk; false when that was tried a moment ago. */
export function reloadForChunk(view: View, now: number): boolean {
  const { chunkReloadAt = 0 } = (view.history.state ?? {}) as Reloads;
  if (now - chunkReloadAt < GUARD_MS) return false;
  reload(view, { chunkReloadAt: now });
  return true;
}
