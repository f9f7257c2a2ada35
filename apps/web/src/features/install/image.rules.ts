// DI-01: which picture about the app is shown, and when.

/** The home paths. */
const HOME = /^\/(?:m\/?|m\/home|m\/index(?:\.html)?)?$/;

export const isHomePath = (path: string): boolean => HOME.test(path);

/** File name of a picture's address, without the query that only defeats caches. */
export function fileNameOf(address: string): string {
  const path = address.replace(/[?#].*$/, '');
  return path.slice(path.lastIndexOf('/') + 1);
}

export interface ImageFacts {
  readonly path: string;
  readonly isInApp: boolean;
  /** Closed or saved in this visit. */
  readonly isClosed: boolean;
  /** Something else has the screen. */
  readonly isCovered: boolean;
  /** The name that was stored when a picture was saved. */
  readonly saved: string | null;
  /** Name of the picture; empty where there is none. */
  readonly file: string;
}

export const isImageShown = ({ path, isInApp, isClosed, isCovered, saved, file }: ImageFacts): boolean =>
  isHomePath(path) && !isInApp && !isClosed && !isCovered && file !== '' && file !== saved;
