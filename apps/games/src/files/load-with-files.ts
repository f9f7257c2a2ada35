// Loads the games' chunks with their files; the build calls it in place of Vite's own helper.
import { createPageLoader, type LoadWithFiles } from '@foyer/browsers/lost-files/file-loader';

const load = createPageLoader(import.meta.url.replace(/assets\/[^/]*$/, ''));

/** The build names the files of a chunk as they lie beside it. */
export const loadWithFiles: LoadWithFiles = (importChunk, files = []) =>
  load(
    importChunk,
    files.map((file) => file.replace('./', 'assets/')),
  );
