// Module that the build makes: the table of countries of vite/countries-plugin.ts.
declare module 'virtual:countries' {
  import type { MetadataJson } from 'libphonenumber-js/core';

  export interface FlagsChunk {
    readonly flags: Readonly<Record<string, string>>;
    /** Mobile numbers behind the dialing code. */
    readonly examples: Readonly<Record<string, string>>;
  }
  export interface CountryChunks {
    readonly flags: () => Promise<FlagsChunk>;
    /** By language, where browsers have no names. */
    readonly names: () => Promise<{ readonly names: Readonly<Record<string, Readonly<Record<string, string>>>> }>;
    readonly metadata: () => Promise<{ readonly metadata: MetadataJson }>;
  }
  /** By operator. */
  export const countries: Readonly<Record<string, CountryChunks | undefined>>;
}
