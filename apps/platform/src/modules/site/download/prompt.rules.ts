// DP-01: the configuration of the download prompt as the wire has it, in one language.
import type { LanguageCode, OutputOf } from '@foyer/contract';
import { promptEntryNames } from '@foyer/contract/schemas';
import type { Localized, OperatorApp } from '../../../merchants/merchant.ts';

type Value = number | string | readonly string[] | Localized | undefined;

const off = { enabled: false, value: '' };

/** Counts as text, lists with commas, words in the language of the call or in English. */
const textOf = (value: Value, language: LanguageCode): string => {
  if (value === undefined) return '';
  if (typeof value === 'object' && 'EN' in value) return value[language] ?? value.EN;
  return String(value);
};

/** Every entry is there; one that the operator does not name is off. */
export const promptOf = ({ prompt }: OperatorApp, language: LanguageCode): OutputOf<'system.downloadPrompt'> =>
  Object.fromEntries(
    promptEntryNames.map((name) => {
      const entry: { readonly enabled: boolean; readonly value?: Value } | undefined = prompt[name];
      return [name, entry ? { enabled: entry.enabled, value: textOf(entry.value, language) } : off];
    }),
  ) as OutputOf<'system.downloadPrompt'>; // the keys are the names of the list
