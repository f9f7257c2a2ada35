// The texts of the running app: messages of one language, and the change to another.
import { type LanguageCode, languages } from '@foyer/contract';
import { formatMessage, type Messages, messageOf } from '@foyer/contract/messages';
import type { Texts } from '../shell.ts';
import { textLanguage } from './text-language.ts';
import type { TextKey, TextValues } from './texts.ts';

/** The source of a language's messages. */
export interface TextsSource {
  readonly first: (language: LanguageCode) => Promise<Messages>;
  /** All others that the present person, a visitor or a member, may read. */
  readonly others: (language: LanguageCode) => Promise<Messages>;
  readonly isMember: () => boolean;
}

/** Makes the texts, starting in `language` with the messages that have loaded. */
export function createTexts(language: LanguageCode, messages: Messages, source: TextsSource | null): Texts {
  const known = new Map([[language, messages]]);
  const watchers = new Set<() => void>();
  const completing = new Map<string, Promise<void>>();
  let current = language;
  // A feature's messages are all in one part.
  const learn = (of: LanguageCode, more: Messages): void => void known.set(of, { ...known.get(of), ...more });

  const complete = (of: LanguageCode): Promise<void> => {
    if (!source) return Promise.resolve();
    const which = of + source.isMember();
    const started = completing.get(which);
    if (started) return started;
    const loading = source.others(of).then((others) => learn(of, others));
    completing.set(which, loading);
    loading.catch(() => completing.delete(which));
    return loading;
  };

  return {
    language: () => current,
    t: (key: TextKey, values: TextValues = {}) => {
      const message = messageOf(known.get(current) ?? {}, key);
      return message ? formatMessage(message, values, languages[textLanguage(current)].tag) : key;
    },
    subscribe: (listener) => {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    complete: () => complete(current),
    change: async (next) => {
      if (next === current || !source) return;
      const [first] = await Promise.all([source.first(next), completing.size > 0 ? complete(next) : null]);
      learn(next, first);
      current = next;
      for (const listener of watchers) listener();
    },
  };
}
