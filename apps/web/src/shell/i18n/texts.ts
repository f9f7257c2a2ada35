// Keys of all texts: English is the type. `feature.key` for locales/EN/<feature>.json.
import type english from '../../locales/english.ts';

type Catalog = typeof english;

/** `home.title` for the key `title` of locales/EN/home.json. */
export type TextKey = { [F in keyof Catalog & string]: `${F}.${keyof Catalog[F] & string}` }[keyof Catalog & string];

export type { MessageValues as TextValues } from '@foyer/contract/messages';
