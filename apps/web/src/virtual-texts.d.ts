// Modules that the build makes: the table of texts of vite/texts-plugin.ts, style sheets.
declare module 'virtual:texts' {
  import type { LanguageCode } from '@foyer/contract';

  type Messages = import('@foyer/contract/messages').Messages;
  type TextPart = import('./app/start-texts.ts').TextChunk;
  type Chunk = () => Promise<{ readonly messages: Messages }>;
  type Chunks = Readonly<Record<TextPart, Chunk>>;
  /** English, and every other language that has texts. */
  export const texts: { readonly EN: Chunks } & { readonly [L in LanguageCode]?: Chunks };
}

declare module '*.css';
