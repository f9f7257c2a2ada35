// Types of stamp.mjs.
export const root: string;
export const stampFile: string;
export function sourceStamp(): string;
export function isFresh(): boolean;
