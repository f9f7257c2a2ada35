// Texts of an operator's rewards in the language of a call.
import { FALLBACK_LANGUAGE, type LanguageCode, type Reward as WireReward } from '@foyer/contract';
import type { Localized, Reward } from '../../../merchants/merchant.ts';

/** Texts of a row in one language: in English, all of them, where one is not translated; `language` then says so. */
export const textsIn = <K extends string>(
  language: LanguageCode,
  texts: Readonly<Record<K, Localized>>,
): Readonly<Record<K, string>> & { readonly language?: LanguageCode } => {
  const entries = Object.entries<Localized>(texts);
  const isWhole = entries.every(([, text]) => text[language] !== undefined);
  const chosen = entries.map(([name, text]) => [name, (isWhole ? text[language] : undefined) ?? text.EN]);
  // The names are those of the texts.
  return { ...(Object.fromEntries(chosen) as Record<K, string>), ...(isWhole ? {} : { language: FALLBACK_LANGUAGE }) };
};

export const textIn = (language: LanguageCode, text: Localized): string => text[language] ?? text.EN;

export const wireReward = (reward: Reward): WireReward => {
  if (reward.kind === 'points') return { kind: 'points', amount: String(reward.points), turnover: null, days: null };
  if (reward.kind === 'cash') return { kind: 'cash', amount: reward.amount, turnover: null, days: null };
  const { amount, turnover, days } = reward;
  return { kind: 'bonus', amount, turnover, days };
};
