// Modules that the build makes: the table of texts of vite/texts-plugin.ts, style sheets.
declare module 'virtual:texts' {
  import type { LanguageCode } from '@foyer/contract';

  type Load = () => Promise<import('./shell/i18n/texts.ts').LanguageTexts>;
  /** English, and every other language that has texts. */
  export const texts: { readonly EN: Load } & { readonly [L in LanguageCode]?: Load };
}

declare module '*.css';
