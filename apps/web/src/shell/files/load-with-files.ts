// The loader of the site's chunks; the build calls it in place of Vite's own helper.
import { createPageLoader } from '@foyer/browsers/lost-files/file-loader';

export const loadWithFiles = createPageLoader('/m/');
