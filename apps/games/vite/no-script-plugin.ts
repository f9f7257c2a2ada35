// Vite plugin: what a page of the games says without JavaScript, in every language that has texts.
import type { Plugin } from 'vite';
import { type LanguageCode, languages } from '../../../packages/contract/src/languages.ts';
import { languagesIn, readSheets } from '../../../texts/sheets.ts';

const PLACE = '<p class="noscript"></p>';

/** The plugin; `root` is the folder that holds one folder a language. */
export const noScriptPlugin = (root: string): Plugin => ({
  name: 'foyer-no-script',
  transformIndexHtml: (html) => {
    const lines = languagesIn(root).flatMap((code) => {
      const { tag, dir } = languages[code as LanguageCode];
      const text = readSheets(root, code).games?.needsScript;
      return text ? `<span lang="${tag}" dir="${dir}">${text}</span>` : [];
    });
    return html.replace(PLACE, PLACE.replace('><', `>${lines.join('<br>')}<`));
  },
});
