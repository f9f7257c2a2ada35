// The texts of the running app: messages of one language, and the change to another.
import { type LanguageCode, languages } from '@foyer/contract';
import { formatMessage, type Messages, messageOf } from '@foyer/contract/messages';
import type { Texts } from '../shell.ts';
import { textLanguage } from './text-language.ts';
import type { LanguageTexts, TextKey, TextValues } from './texts.ts';

/** The texts, with chunks by their own names as well. */
export interface AppTexts extends Texts {
  readonly load: (name: string) => Promise<void>;
}

interface Language {
  messages: Messages;
  readonly later: LanguageTexts['later'];
  /** The chunks that have loaded or are on their way. */
  readonly coming: Map<string, Promise<void>>;
}

const languageOf = ({ messages, later }: LanguageTexts): Language => ({ messages, later, coming: new Map() });

/** Adds messages; a sheet may be in several chunks. */
const merge = (known: Messages, more: Messages): Messages => ({
  ...known,
  ...Object.fromEntries(Object.entries(more).map(([sheet, messages]) => [sheet, { ...known[sheet], ...messages }])),
});

/** Loads a chunk once; after a failure the next call tries again. */
function loadChunk(language: Language, name: string): Promise<void> {
  const { later, coming } = language;
  const load = later[name];
  const started = coming.get(name);
  if (started || !load) return started ?? Promise.resolve();
  const loading = load().then(({ messages }) => {
    language.messages = merge(language.messages, messages);
  });
  coming.set(name, loading);
  loading.catch(() => coming.delete(name));
  return loading;
}

/** Makes the texts, starting in `code` with what has loaded; null: they stay in that language. */
export function createTexts(
  code: LanguageCode,
  loaded: LanguageTexts,
  loadLanguage: ((code: LanguageCode) => Promise<LanguageTexts>) | null,
): AppTexts {
  let current = code;
  let wanted = code;
  let shown = languageOf(loaded);
  const known = new Map([[code, shown]]);
  const watchers = new Set<() => void>();

  return {
    language: () => current,
    t: (key: TextKey, values: TextValues = {}) => {
      const message = messageOf(shown.messages, key);
      return message ? formatMessage(message, values, languages[textLanguage(current)].tag) : key;
    },
    subscribe: (listener) => {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    load: (name) => loadChunk(shown, name),
    change: async (next, by) => {
      // The person's choice may be on its way still.
      if (by && !by.isOwnWish && wanted !== current) return;
      wanted = next;
      if (next === current || !loadLanguage) return;
      const language = known.get(next) ?? languageOf(await loadLanguage(next));
      known.set(next, language);
      const { coming } = shown;
      await Promise.all([...coming.keys()].map((name) => loadChunk(language, name)));
      // What has been asked for meanwhile: a page that opens during the change has its texts, too.
      for (const name of coming.keys()) await loadChunk(language, name);
      // On a slow network another language may have been chosen since.
      if (next !== wanted) return;
      current = next;
      shown = language;
      for (const listener of watchers) listener();
    },
  };
}
