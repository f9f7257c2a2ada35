// Types of stamp.mjs.
export const root: string;
export const stampFile: string;
export function merchantsFolder(env?: { readonly MERCHANTS_DIR?: string | undefined }): string;
export function sourceStamp(merchants?: string): string;
export function isFresh(): boolean;
