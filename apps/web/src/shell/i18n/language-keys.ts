// The storage keys of the chosen language.
import { isLanguageCode, type LanguageCode } from '@foyer/contract';
import type { StorageKey } from '../storage/store.ts';

const shape = (found: unknown): LanguageCode | null => (isLanguageCode(found) ? found : null);

/** SN-10: the chosen language; the cookie is for the web server. */
export const LANGUAGE: StorageKey<LanguageCode> = { name: 'language', area: 'local', shape };
export const LANGUAGE_COOKIE: StorageKey<LanguageCode> = { name: 'language', area: 'cookie', shape, days: 365 };
