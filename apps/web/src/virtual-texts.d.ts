// Modules that the build makes: the table of texts of vite/texts-plugin.ts, style sheets.
declare module 'virtual:texts' {
  import type { LanguageCode } from '@foyer/contract';

  type Messages = import('@foyer/contract/messages').Messages;
  type TextPart = import('./app/start-texts.ts').TextPart;
  type Chunk = () => Promise<{ readonly messages: Messages }>;
  /** The languages that have texts of their own. */
  export const translated: readonly LanguageCode[];
  export const texts: Readonly<Record<LanguageCode, Readonly<Record<TextPart, Chunk>>>>;
}

declare module '*.css';
