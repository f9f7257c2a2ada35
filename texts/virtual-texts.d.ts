// Modules that the build makes of the folders of languages: plugin.ts.
declare module 'virtual:shared-texts/*' {
  type LanguageCode = import('@foyer/contract').LanguageCode;
  type Sheet = import('@foyer/contract/messages').Messages[string];
  /** English, and every other language that has a folder. */
  export const texts: { readonly EN: Sheet } & { readonly [L in LanguageCode]?: Sheet };
}

declare module 'virtual:lazy-texts/*' {
  type LanguageCode = import('@foyer/contract').LanguageCode;
  type Load = () => Promise<{ readonly messages: import('@foyer/contract/messages').Messages[string] }>;
  /** English, and every other language that has a folder. */
  export const texts: { readonly EN: Load } & { readonly [L in LanguageCode]?: Load };
}
