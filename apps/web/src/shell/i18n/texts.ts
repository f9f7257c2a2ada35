// Keys of all texts: English is the type. `feature.key` for locales/EN/<feature>.json.
import type { Messages } from '@foyer/contract/messages';
import type english from '../../locales/english.ts';

type Catalog = typeof english;

/** `home` for locales/EN/home.json. */
export type TextSheet = keyof Catalog & string;

/** `home.title` for the key `title` of locales/EN/home.json. */
export type TextKey = { [F in TextSheet]: `${F}.${keyof Catalog[F] & string}` }[TextSheet];

/** A language as it loads: the messages that every page has, and the chunks of all others by name. */
export interface LanguageTexts {
  readonly messages: Messages;
  readonly later: Readonly<Record<string, () => Promise<{ readonly messages: Messages }>>>;
}

export type { MessageValues as TextValues } from '@foyer/contract/messages';
