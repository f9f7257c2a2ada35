// Loads a chunk with its files; Vite's own helper never retries a lost style sheet.
// All files arrive before the import: some browsers keep a failed module for ever.

import { fetchFile, STALLED_MS } from './fetch-file.ts';

/** The functions of the page that the loader needs. */
export interface FilePage {
  /** Tells whether the document already contains the file. */
  readonly has: (file: string) => boolean;
  /** Requests the file; rejects where it is lost. */
  readonly request: (file: string) => Promise<unknown>;
  readonly isOnline: () => boolean;
  readonly pause: (ms: number) => Promise<unknown>;
}

/** Imports a chunk once its files (style sheets and scripts, its own among them) are there. */
export type LoadWithFiles = <T>(importChunk: () => Promise<T>, files?: readonly string[]) => Promise<T>;

/** A lost file is requested again after these pauses, then its caller hears of it. */
const PAUSES_MS = [300, 1200];

const isStyle = (file: string): boolean => file.endsWith('.css');

/** Makes the loader of a page. */
export function createFileLoader({ has, request, isOnline, pause }: FilePage): LoadWithFiles {
  const known = new Map<string, Promise<unknown>>();
  const lost = new Set<string>();

  const load = (file: string): Promise<unknown> => {
    const coming = known.get(file) ?? (has(file) && !lost.has(file) ? Promise.resolve() : request(file));
    known.set(file, coming);
    coming.catch(() => known.delete(file));
    return coming;
  };
  const importWith: LoadWithFiles = async (importChunk, files = []) => {
    await Promise.all(files.map(load));
    return importChunk().catch((error: unknown) => {
      // A script that the document preloaded may be the one that was lost.
      for (const file of files.filter((name) => !isStyle(name))) {
        known.delete(file);
        lost.add(file);
      }
      throw error;
    });
  };

  return async (importChunk, files) => {
    for (const ms of PAUSES_MS) {
      try {
        return await importWith(importChunk, files);
      } catch (error) {
        if (!isOnline()) throw error;
        await pause(ms);
      }
    }
    return importWith(importChunk, files);
  };
}

/** A style sheet of the document may stand in it as text, under its name; a script is named by its tag or its preload. */
const hasFile = (file: string): boolean =>
  (isStyle(file) && document.getElementById(file.slice(file.lastIndexOf('/') + 1, -4)) !== null) ||
  document.querySelector(`[href$="/${file}"],[src$="/${file}"]`) !== null;

/** A sheet that was lost leaves the document again: it would stay lost there. */
const applyStyle = (address: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    const lose = (): void => {
      link.remove();
      reject(new Error(`${address} was lost.`));
    };
    const timer = setTimeout(lose, STALLED_MS);
    link.onload = () => {
      clearTimeout(timer);
      resolve(link);
    };
    link.onerror = lose;
    document.head.append(link);
  });

/** The file of a chunk that stands on no other: the build names none, so that the first load holds its name once, in the import itself. */
export const ownFileOf = (importChunk: string): readonly string[] => {
  const [, name] = /\.\/([\w-]+\.js)/.exec(importChunk) ?? [];
  return name === undefined ? [] : [`assets/${name}`];
};

/** The loader of the page it runs in; `base` is where the folder of its files lies, with a slash at its end. */
export function createPageLoader(base: string): LoadWithFiles {
  const load = createFileLoader({
    has: hasFile,
    request: (file) => (isStyle(file) ? applyStyle : fetchFile)(base + file),
    isOnline: () => navigator.onLine,
    pause: (ms) => new Promise((resolve) => void setTimeout(resolve, ms)),
  });
  return (importChunk, files = []) => load(importChunk, files.length > 0 ? files : ownFileOf(String(importChunk)));
}
