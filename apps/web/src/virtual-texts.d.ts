// Modules that the build makes: the table of texts of vite/texts-plugin.ts, style sheets.
declare module 'virtual:texts' {
  import type { LanguageCode } from '@foyer/contract';
  import type { Messages } from './shell/i18n/say.ts';

  type Chunk = () => Promise<{ readonly messages: Messages }>;
  export const texts: Readonly<
    Record<LanguageCode, { readonly first: Chunk; readonly forms: Chunk; readonly rest: Chunk }>
  >;
}

declare module '*.css';
