// Vite plugin: takes the spaces after commas out of style sheets; the minifier leaves those in custom properties and beside `var()`.
import type { Plugin } from 'vite';

/** Text in quotes, as a name of a font, stays as it is. */
export const squeezeStyles = (css: string): string =>
  css.replace(/("[^"]*"|'[^']*'|\/\*[\s\S]*?\*\/)|,\s+/g, (_, kept?: string) => kept ?? ',');

export const squeezeStylesPlugin = (): Plugin => ({
  name: 'squeeze-styles',
  enforce: 'pre',
  apply: 'build',
  transform: { filter: { id: /\.css$/ }, handler: (css) => ({ code: squeezeStyles(css), map: null }) },
});
