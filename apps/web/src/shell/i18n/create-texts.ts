// The texts of the running app: lingui messages of one language, and the change to another.
import { type LanguageCode, languages } from '@foyer/contract';
import { type I18n, setupI18n } from '@lingui/core';
import type { Texts } from '../shell.ts';
import type { TextKey, TextValues } from './texts.ts';

/** Compiled messages by key. */
export type Messages = Parameters<I18n['loadAndActivate']>[0]['messages'];

/** Where the messages of a language come from. */
export interface TextsSource {
  readonly first: (language: LanguageCode) => Promise<Messages>;
  readonly forms: (language: LanguageCode) => Promise<Messages>;
  readonly rest: (language: LanguageCode) => Promise<Messages>;
}

/** Makes the texts, starting in `language` with the messages at hand. */
export function createTexts(language: LanguageCode, messages: Messages, source: TextsSource | null): Texts {
  const i18n = setupI18n();
  const watchers = new Set<() => void>();
  const completing = new Map<LanguageCode, Promise<void>>();
  let current = language;
  i18n.loadAndActivate({ locale: languages[language].tag, messages: { ...messages } });

  const complete = (of: LanguageCode): Promise<void> => {
    if (!source) return Promise.resolve();
    const started = completing.get(of);
    if (started) return started;
    const loading = Promise.all([source.forms(of), source.rest(of)]).then(([forms, rest]) =>
      i18n.load(languages[of].tag, { ...forms, ...rest }),
    );
    completing.set(of, loading);
    loading.catch(() => completing.delete(of));
    return loading;
  };

  return {
    language: () => current,
    t: (key: TextKey, values?: TextValues) => i18n._(key, values),
    subscribe: (seen) => {
      watchers.add(seen);
      return () => watchers.delete(seen);
    },
    complete: () => complete(current),
    change: async (next) => {
      if (next === current || !source) return;
      const [first] = await Promise.all([source.first(next), completing.has(current) ? complete(next) : null]);
      i18n.load(languages[next].tag, first);
      i18n.activate(languages[next].tag);
      current = next;
      for (const seen of watchers) seen();
    },
  };
}
